package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Whose work Touchline stands on is said in NOTICE.
final class NoticeTest {
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<dependency>\\s*<groupId>(?!touchline<)[^<]*</groupId>\\s*<artifactId>([^<]*)<");

  @Test
  void every_library_in_a_pom_is_named() throws Exception {
    var names = new TreeSet<String>();
    for (var pom : Project.files("pom.xml")) {
      var matcher = DEPENDENCY.matcher(Files.readString(pom));
      while (matcher.find()) if (!matcher.group(1).endsWith("-bom")) names.add(matcher.group(1));
    }
    assertThat(names).contains("javalin", "junit-jupiter");
    var notice = Files.readString(Project.ROOT.resolve("NOTICE"));
    assertThat(names).allSatisfy(name -> assertThat(notice).contains(name));
  }
}
