package touchline.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Measures the games, in a process of its own, for the measuring starts further ones.
@Command(name = "bench")
final class BenchCommand implements Callable<Integer> {
  private static final String JAR = "bench/target/bench-1.0.0-SNAPSHOT.jar";

  @Option(names = "--out", paramLabel = "FILE", defaultValue = "docs/bench.md")
  private Path out = Path.of("docs/bench.md");

  @Override
  public Integer call() {
    var home = Path.of(System.getProperty("touchline.home", "."));
    var jar = home.resolve(JAR);
    if (!Files.isRegularFile(jar)) throw Trouble.failed("bench.none", JAR);
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var file = out.isAbsolute() ? out : home.resolve(out);
    try {
      var measuring = new ProcessBuilder(java, "-jar", jar.toString(), file.toString());
      return measuring.inheritIO().start().waitFor();
    } catch (IOException e) {
      throw Trouble.failed("bench.failed", e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Trouble.failed("bench.failed", e.toString());
    }
  }
}
