package touchline.games.mots;

import java.util.List;
import touchline.engine.Rule;

/// Defenders, midfielders and attackers in front of one goalkeeper. Places are numbered from 0, the
/// goalkeeper, then from left to right up from the defence.
@Rule({"MOTS-029", "MOTS-030", "MOTS-054"})
public record Formation(int defenders, int midfielders, int attackers) {
  /// The five of the rulebook, then the two that may be allowed besides.
  public static final List<Formation> ALL =
      List.of(
          new Formation(5, 3, 2),
          new Formation(4, 4, 2),
          new Formation(4, 3, 3),
          new Formation(3, 4, 3),
          new Formation(3, 5, 2),
          new Formation(3, 3, 4),
          new Formation(5, 4, 1));

  /// How many of [#ALL] the rulebook allows always.
  public static final int STANDARD = 5;

  /// Places in a line-up.
  public static final int ELEVEN = 11;

  private static final byte[][] POSITIONS = positions();
  private static final byte[][][] LEFT = left();

  /// The position that stands at this place.
  public static int position(int formation, int place) {
    return POSITIONS[formation][place];
  }

  /// How many of this position a formation has.
  public static int count(int formation, int position) {
    return LEFT[formation][0][position];
  }

  /// How many places of this position there are from `place` on; `place` may be 11.
  public static int left(int formation, int place, int position) {
    return LEFT[formation][place][position];
  }

  /// How many of this position it has; position as [Position#ordinal].
  public int count(int position) {
    return switch (position) {
      case 0 -> 1;
      case 1 -> defenders;
      case 2 -> midfielders;
      default -> attackers;
    };
  }

  /// The first place of this position.
  public int first(int position) {
    int at = 0;
    for (int p = 0; p < position; p++) at += count(p);
    return at;
  }

  /// The number in [#ALL], or -1 for a formation that no rule allows.
  public int index() {
    return ALL.indexOf(this);
  }

  /// As people write it: `4-3-3`.
  public String text() {
    return defenders + "-" + midfielders + "-" + attackers;
  }

  private static byte[][] positions() {
    var all = new byte[ALL.size()][ELEVEN];
    for (int f = 0; f < all.length; f++) {
      int place = 0;
      for (int p = 0; p < 4; p++)
        for (int i = 0; i < ALL.get(f).count(p); i++) all[f][place++] = (byte) p;
    }
    return all;
  }

  private static byte[][][] left() {
    var all = new byte[ALL.size()][ELEVEN + 1][4];
    for (int f = 0; f < all.length; f++) {
      for (int place = ELEVEN - 1; place >= 0; place--) {
        System.arraycopy(all[f][place + 1], 0, all[f][place], 0, 4);
        all[f][place][POSITIONS[f][place]]++;
      }
    }
    return all;
  }
}
