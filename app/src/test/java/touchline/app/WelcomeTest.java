package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// What `play` says, and the code for phones.
final class WelcomeTest {
  private static final String THERE = "192.168.178.29"; // stands in the text only

  private static String said(String host, boolean drawn) {
    var out = new StringWriter();
    new Welcome(new Texts(Locale.ENGLISH), drawn)
        .say(new PrintWriter(out), host, 8080, Path.of("/games"));
    return out.toString().replace("\r\n", "\n");
  }

  @Test
  void on_this_computer_alone_there_is_no_code_and_no_warning() {
    assertThat(said("127.0.0.1", true))
        .contains("http://127.0.0.1:8080/", "/games")
        .doesNotContain("▀", "in your network", "networks you trust");
  }

  @Test
  void in_the_network_a_terminal_shows_address_code_and_warning() {
    assertThat(said(THERE, true))
        .contains(
            "Others in your network open http://" + THERE + ":8080/\n\u001b[30;107m",
            "camera of a phone",
            "networks you trust");
  }

  @Test
  void what_is_no_terminal_gets_no_drawing() {
    assertThat(said(THERE, false))
        .contains("http://" + THERE + ":8080/", "networks you trust")
        .doesNotContain("▀", "\u001b", "camera");
  }

  /// The drawing, taken apart again, is the code of the address, with four light modules around.
  @Test
  void the_drawing_is_the_code_of_the_address() {
    var address = "http://" + THERE + ":8080/";
    var code = QrCode.encodeText(address, QrCode.Ecc.LOW);
    var lines = QrText.of(address).lines().toList();
    assertThat(lines).hasSize((code.size + 8 + 1) / 2);
    for (int row = 0; row < lines.size(); row++) {
      var line = lines.get(row).replaceAll("\u001b\\[[0-9;]*m", "");
      assertThat(line).hasSize(code.size + 8);
      for (int column = 0; column < line.length(); column++) {
        char drawn = line.charAt(column);
        int x = column - 4;
        int y = row * 2 - 4;
        assertThat(drawn == '█' || drawn == '▀').isEqualTo(code.getModule(x, y));
        assertThat(drawn == '█' || drawn == '▄').isEqualTo(code.getModule(x, y + 1));
      }
    }
  }
}
