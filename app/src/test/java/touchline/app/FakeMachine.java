package touchline.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A machine in a folder: a copy of the launcher, and a PATH on which only the plainest tools and
/// whatever a test installs can be found. What is installed here only says that it was called.
final class FakeMachine {
  private static final List<String> PLAIN_TOOLS =
      List.of(
          "sh",
          "cat",
          "dirname",
          "find",
          "head",
          "ls",
          "mkdir",
          "mv",
          "nice",
          "readlink",
          "rm",
          "sed",
          "sleep",
          "tr");

  private final Path home;
  private final Path bin;
  private final Map<String, String> environment = new HashMap<>();

  /// What a run of the launcher wrote, and how it ended.
  record Run(int code, String out, String err) {}

  FakeMachine(Path home) throws IOException {
    this.home = home;
    bin = Files.createDirectories(home.resolve("bin"));
    for (var tool : PLAIN_TOOLS) script(bin.resolve(tool), "exec " + where(tool) + " \"$@\"");
    copyLauncher();
    environment.put("PATH", bin.toString());
    environment.put("HOME", home.toString());
    environment.put("TOUCHLINE_JVM_DIRS", Files.createDirectory(home.resolve("jvm")).toString());
  }

  /// The copy of the source tree.
  Path tree() {
    return home.resolve("my clone");
  }

  /// Installs a JDK with this version in a folder of the usual place and gives the folder.
  Path jdk(String folder, String version) throws IOException {
    var jdk = jre(folder, version);
    script(jdk.resolve("bin/javac"), "exit 0");
    return jdk;
  }

  /// The same without a compiler.
  Path jre(String folder, String version) throws IOException {
    var jre = Files.createDirectories(home.resolve("jvm").resolve(folder));
    Files.createDirectories(jre.resolve("bin"));
    Files.writeString(
        jre.resolve("release"), "IMPLEMENTOR=\"Somebody\"\nJAVA_VERSION=\"" + version + "\"\n");
    script(
        jre.resolve("bin/java"), "echo \"java of " + folder + "\"; for a; do echo \"<$a>\"; done");
    return jre;
  }

  /// Installs Maven: a build writes the program's jar and one line into `builds`.
  void maven(String version, int exitCode) throws IOException {
    script(
        bin.resolve("mvn"),
        """
        case "$*" in *-v*) echo "Apache Maven %s"; exit 0 ;; esac
        echo "$JAVA_HOME $*" >>"%s"
        [ %d = 0 ] || exit %d
        mkdir -p app/target bench/target
        : >app/target/app-1.0.0-SNAPSHOT.jar
        : >bench/target/bench-1.0.0-SNAPSHOT.jar"""
            .formatted(version, home.resolve("builds"), exitCode, exitCode));
  }

  /// Installs Node and npm.
  void node(String version) throws IOException {
    script(bin.resolve("node"), "echo v" + version);
    script(bin.resolve("npm"), "exit 0");
  }

  /// Sets a variable of the environment.
  void set(String name, Path value) {
    environment.put(name, value.toString());
  }

  /// Puts the commands of this JDK on the PATH.
  void onPath(Path jdk) throws IOException {
    Files.createSymbolicLink(bin.resolve("javac"), jdk.resolve("bin/javac"));
  }

  /// One line for each build there was.
  List<String> builds() throws IOException {
    var builds = home.resolve("builds");
    return Files.exists(builds) ? Files.readAllLines(builds) : List.of();
  }

  /// Writes a file of the tree as if it had been saved an hour from now.
  void saveLater(String file) throws IOException {
    var path = tree().resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, "changed");
    Files.setLastModifiedTime(path, FileTime.from(Instant.now().plusSeconds(3600)));
  }

  /// Runs the launcher to its end.
  Run touchline(String... arguments) throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(tree().resolve("touchline").toString());
    command.addAll(List.of(arguments));
    var out = home.resolve("out");
    var err = home.resolve("err");
    var builder =
        new ProcessBuilder(command)
            .directory(home.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    int code = builder.start().waitFor();
    return new Run(code, Files.readString(out), Files.readString(err));
  }

  private void copyLauncher() throws IOException {
    Files.createDirectories(tree().resolve("script"));
    copy("touchline");
    try (var parts = Files.list(Project.ROOT.resolve("script"))) {
      for (var part : parts.toList()) copy("script/" + part.getFileName());
    }
    for (var file : List.of("pom.xml", "engine/pom.xml", "engine/src/main/java/Game.java")) {
      Files.createDirectories(tree().resolve(file).getParent());
      Files.writeString(tree().resolve(file), "as it was");
      Files.setLastModifiedTime(tree().resolve(file), FileTime.fromMillis(0));
    }
  }

  private void copy(String file) throws IOException {
    Files.copy(
        Project.ROOT.resolve(file),
        tree().resolve(file),
        java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
  }

  private static void script(Path file, String text) throws IOException {
    Files.write(file, ("#!/bin/sh\n" + text + "\n").getBytes(StandardCharsets.UTF_8));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Path where(String tool) {
    for (var folder : List.of("/bin", "/usr/bin", "/usr/local/bin")) {
      if (Files.isExecutable(Path.of(folder, tool))) return Path.of(folder, tool);
    }
    throw new IllegalStateException("this machine has no " + tool);
  }
}
