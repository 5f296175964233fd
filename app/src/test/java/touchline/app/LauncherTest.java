package touchline.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The launcher on machines with one thing or another missing.
final class LauncherTest {
  @TempDir private Path folder;
  private FakeMachine machine;

  @BeforeEach
  void a_machine_with_tools_but_no_java() throws Exception {
    machine = new FakeMachine(folder);
    machine.maven("3.8.7", 0);
    machine.node("20.20.2");
  }

  @Test
  void help_needs_nothing_and_names_every_command() throws Exception {
    var run = machine.touchline();
    assertThat(run.code()).isZero();
    var commands =
        Main.commands(
            new PrintWriter(new StringWriter()),
            new PrintWriter(new StringWriter()),
            new Texts(Locale.ENGLISH));
    for (var entry : commands.getSubcommands().entrySet()) {
      if (entry.getValue().getCommandSpec().usageMessage().hidden()) continue;
      assertThat(run.out()).contains("./touchline " + entry.getKey());
    }
    assertThat(machine.builds()).isEmpty();
  }

  @Test
  void no_java_is_said_in_plain_words() throws Exception {
    var run = machine.touchline("rules");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("version 25 or newer", "found none", "How to get one");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void java_that_is_too_old_is_named_with_its_place() throws Exception {
    var old = machine.jdk("java-17", "17.0.15");
    var run = machine.touchline("rules");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("too old", "version 17 in " + old);
  }

  @Test
  void java_without_a_compiler_does_not_count() throws Exception {
    machine.jre("jre-25", "25.0.1");
    assertThat(machine.touchline("rules").err()).contains("found none");
  }

  @Test
  void among_the_installed_ones_the_lowest_that_will_do_is_taken() throws Exception {
    machine.jdk("a-newest", "27");
    machine.jdk("b-right", "25.0.3");
    machine.jdk("c-old", "21.0.2");
    machine.jdk("d-newer", "26-ea");
    assertThat(machine.touchline("rules").out()).startsWith("java of b-right");
  }

  @Test
  void java_home_comes_before_the_path_and_both_before_the_rest() throws Exception {
    machine.jdk("a-installed", "25");
    machine.onPath(machine.jdk("b-on-path", "26"));
    assertThat(machine.touchline("rules").out()).startsWith("java of b-on-path");
    machine.set("JAVA_HOME", machine.jdk("c-java-home", "27"));
    assertThat(machine.touchline("rules").out()).startsWith("java of c-java-home");
    machine.set("TOUCHLINE_JAVA_HOME", machine.jdk("d-wish", "28"));
    assertThat(machine.touchline("rules").out()).startsWith("java of d-wish");
  }

  @Test
  void an_old_java_home_is_passed_over_but_an_old_wish_is_refused() throws Exception {
    machine.jdk("good", "25");
    var old = machine.jdk("old", "17");
    machine.set("JAVA_HOME", old);
    assertThat(machine.touchline("rules").out()).startsWith("java of good");
    machine.set("TOUCHLINE_JAVA_HOME", old);
    var run = machine.touchline("rules");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("TOUCHLINE_JAVA_HOME is " + old);
  }

  @ParameterizedTest
  @CsvSource({
    "3.6.3, 20.20.2, Maven 3.8",
    "3.8.7, 18.0.0, Node 20.19",
    "3.9.11, 20.9.0, Node 20.19"
  })
  void tools_that_are_too_old_are_named(String maven, String node, String wanted) throws Exception {
    machine.jdk("good", "25");
    machine.maven(maven, 0);
    machine.node(node);
    var run = machine.touchline("rules");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains(wanted, "How to get it");
    assertThat(machine.builds()).isEmpty();
  }

  @Test
  void all_missing_tools_are_named_at_once() throws Exception {
    var bare = new FakeMachine(Files.createDirectory(folder.resolve("bare")));
    bare.jdk("good", "25");
    assertThat(bare.touchline("rules").err()).contains("no mvn in PATH", "node is not in PATH");
  }

  @Test
  void arguments_reach_the_program_as_they_were() throws Exception {
    machine.jdk("good", "25");
    var run = machine.touchline("check", "two words.game", "--x=*");
    assertThat(run.code()).isZero();
    assertThat(run.out()).endsWith("<check>\n<two words.game>\n<--x=*>\n");
  }

  @Test
  void it_builds_once_with_the_java_it_found_and_again_after_a_change() throws Exception {
    var jdk = machine.jdk("good", "25");
    machine.touchline("rules");
    machine.touchline("rules");
    assertThat(machine.builds())
        .singleElement()
        .asString()
        .startsWith(jdk + " ")
        .contains("-Dfast");
    machine.saveLater("engine/src/test/java/GameTest.java");
    machine.touchline("rules");
    assertThat(machine.builds()).as("tests alone need no build").hasSize(1);
    machine.saveLater("engine/src/main/java/Game.java");
    machine.touchline("rules");
    assertThat(machine.builds()).hasSize(2);
  }

  @Test
  void a_deleted_source_counts_as_a_change() throws Exception {
    machine.jdk("good", "25");
    machine.touchline("rules");
    var built = machine.tree().resolve("app/target/built");
    Files.setLastModifiedTime(built, FileTime.fromMillis(1000));
    var sources = machine.tree().resolve("engine/src/main/java");
    Files.delete(sources.resolve("Game.java"));
    machine.touchline("rules");
    assertThat(machine.builds()).hasSize(2);
  }

  @Test
  void a_build_that_fails_starts_nothing_and_is_tried_again() throws Exception {
    machine.jdk("good", "25");
    machine.maven("3.8.7", 1);
    var run = machine.touchline("rules");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("The build failed");
    assertThat(run.out()).isEmpty();
    machine.maven("3.8.7", 0);
    assertThat(machine.touchline("rules").out()).startsWith("java of good");
  }

  @Test
  void a_lock_whose_owner_is_gone_is_swept_away() throws Exception {
    machine.jdk("good", "25");
    var lock = Files.createDirectories(machine.tree().resolve(".touchline/lock"));
    Files.writeString(lock.resolve("pid"), "999999999");
    assertThat(machine.touchline("rules").code()).isZero();
    assertThat(lock).doesNotExist();
  }

  @Test
  void a_cache_for_quick_starts_is_used_only_with_the_java_and_the_program_that_made_it()
      throws Exception {
    var jdk = machine.jdk("good", "25");
    machine.touchline("rules");
    var target = machine.tree().resolve("app/target");
    var app = target.resolve("app-1.0.0-SNAPSHOT.jar");
    Files.writeString(target.resolve("touchline.aot"), "cache");
    var madeFor = target.resolve("touchline.aot.for");
    Files.writeString(madeFor, jdk + "\n" + listed(app));
    assertThat(machine.touchline("rules").out()).contains("<-XX:AOTCache=" + target);
    Files.writeString(madeFor, "/another\n" + listed(app));
    assertThat(machine.touchline("rules").out()).doesNotContain("AOTCache");
    Files.writeString(madeFor, jdk + "\n" + listed(app));
    Files.writeString(app, "built anew, while the cache was being made");
    assertThat(machine.touchline("rules").out()).doesNotContain("AOTCache");
  }

  private static String listed(Path file) throws Exception {
    var list = new ProcessBuilder("ls", "-lin", file.toString());
    list.environment().put("LC_ALL", "C");
    return new String(list.start().getInputStream().readAllBytes(), UTF_8);
  }

  @Test
  void the_test_command_of_the_build_server_is_the_one_in_the_help() throws Exception {
    assertThat(Files.readString(Project.ROOT.resolve(".ci/run")))
        .contains("/../touchline\" test\n");
    assertThat(Project.ROOT.resolve(".ci/run")).isExecutable();
  }
}
