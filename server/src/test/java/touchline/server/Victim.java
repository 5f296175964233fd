package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A server in a process of its own, to be killed without warning. Started with a class whose
/// `main` opens a [Desk] in the folder that is its argument, and calls [#serve].
public record Victim(Process process, int port) {
  /// The toy's.
  public static void main(String[] args) throws IOException {
    serve(Desk.open(Path.of(args[0])));
  }

  /// Says the port and waits until whoever started the process has gone.
  public static void serve(Desk desk) throws IOException {
    System.out.println("port " + desk.server.port());
    System.out.flush();
    int end = System.in.read();
    if (end < 0) desk.close();
  }

  /// Starts one over this folder; returns once it listens.
  public static Victim start(Class<?> main, Path data) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    var process =
        new ProcessBuilder(
                java,
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classes,
                main.getName(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    var reader =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    var line = reader.readLine();
    assertThat(line).as("the server starts").startsWith("port ");
    return new Victim(process, Integer.parseInt(line.substring(5)));
  }

  /// Whether it has not been killed yet.
  public boolean alive() {
    return process.isAlive();
  }

  /// Kills it as `kill -9` does; does not wait until it is gone.
  public void kill() {
    process.destroyForcibly();
  }

  /// Waits until it is gone.
  public void gone() throws InterruptedException {
    process.waitFor();
  }
}
