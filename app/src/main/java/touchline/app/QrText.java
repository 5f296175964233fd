package touchline.app;

import io.nayuki.qrcodegen.QrCode;

/// An address as a QR code that a terminal can show: two rows of modules a line, black on white
/// whatever the terminal's own colours are, with the margin that readers need.
final class QrText {
  private static final int MARGIN = 4; // modules, as the standard asks for
  private static final String BLACK_ON_WHITE = "\u001b[30;107m";
  private static final String AS_BEFORE = "\u001b[0m";

  private QrText() {}

  /// The lines of the code.
  static String of(String address) {
    var code = QrCode.encodeText(address, QrCode.Ecc.LOW);
    var out = new StringBuilder();
    for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
      out.append(BLACK_ON_WHITE);
      for (int x = -MARGIN; x < code.size + MARGIN; x++) {
        boolean upper = code.getModule(x, y); // light outside the code
        boolean lower = code.getModule(x, y + 1);
        out.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
      }
      out.append(AS_BEFORE).append('\n');
    }
    return out.toString();
  }
}
