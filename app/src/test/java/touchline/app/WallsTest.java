package touchline.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.Serializable;

/// Who may know whom. Most of these walls are compile errors already, through the modules; here
/// stand those that the modules cannot hold, and the others once more, so that a loosened pom
/// shows.
@AnalyzeClasses(packages = "touchline", importOptions = DoNotIncludeTests.class)
final class WallsTest {
  private static final String ENGINE = "touchline.engine..";
  private static final String GAMES = "touchline.games..";
  private static final String[] PLAIN = {
    "java.lang..", "java.util..", "java.text..", "org.jspecify.."
  };

  /// The outside world: files, the network, the clock, threads, logs, chance that no record holds.
  private static final DescribedPredicate<JavaClass> OUTSIDE =
      resideInAnyPackage(
              "java.io..",
              "java.nio.file..",
              "java.nio.channels..",
              "java.net..",
              "java.sql..",
              "java.time..",
              "java.util.concurrent..",
              "java.util.logging..",
              "java.util.random..",
              "java.security..",
              "org.slf4j..")
          .and(not(belongToAnyOf(Serializable.class)))
          .or(
              belongToAnyOf(
                  Thread.class,
                  ProcessBuilder.class,
                  java.util.Random.class,
                  java.util.SplittableRandom.class,
                  java.util.Timer.class))
          .as("files, the network, clocks, threads, logs or chance of their own");

  @ArchTest
  static final ArchRule engine_knows_nothing =
      classes().that().resideInAPackage(ENGINE).should().onlyDependOnClassesThat(ours(ENGINE));

  @ArchTest
  static final ArchRule games_know_the_engine_only =
      classes()
          .that()
          .resideInAPackage(GAMES)
          .should()
          .onlyDependOnClassesThat(ours(ENGINE, GAMES));

  @ArchTest
  static final ArchRule no_game_knows_another =
      slices().matching("touchline.games.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule engine_and_games_touch_nothing_outside =
      noClasses()
          .that()
          .resideInAnyPackage(ENGINE, GAMES)
          .should()
          .dependOnClassesThat(OUTSIDE)
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(Math.class, "random");

  @ArchTest
  static final ArchRule bots_know_engine_and_games_only =
      noClasses()
          .that()
          .resideInAPackage("touchline.bots..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "touchline.packs..",
              "touchline.testkit..",
              "touchline.lab..",
              "touchline.server..",
              "touchline.app..");

  @ArchTest
  static final ArchRule lab_and_server_know_each_other_not =
      slices().matching("touchline.(lab|server|testkit)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule nobody_knows_the_command_line =
      noClasses()
          .that()
          .resideOutsideOfPackages("touchline.app..", "touchline.bench..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("touchline.app..", "touchline.bench..");

  /// Words that say nothing; a domain word ("manager" is a person in the games) is not meant.
  @ArchTest
  static final ArchRule names_say_something =
      noClasses()
          .should()
          .haveNameMatching(
              "touchline\\..*[.$](Abstract|Base)[A-Z]\\w*"
                  + "|touchline\\..*(Impl|Helper|Helpers|Util|Utils)(\\$.*)?"
                  + "|touchline\\.(engine|packs|lab|server|app|testkit)\\..*Manager(\\$.*)?"
                  + "|touchline\\..*[.$]I[A-Z][a-z]\\w*");

  private static DescribedPredicate<JavaClass> ours(String... packages) {
    return resideInAnyPackage(packages)
        .or(resideInAnyPackage(PLAIN))
        .or(resideInAnyPackage("java.io..").and(belongToAnyOf(Serializable.class)))
        .or(DescribedPredicate.describe("primitives", type -> type.isPrimitive() || type.isArray()))
        .as("plain Java, JSpecify or %s", String.join(" ", packages));
  }
}
