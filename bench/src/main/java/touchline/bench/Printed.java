package touchline.bench;

import touchline.games.mots.Effect;
import touchline.games.mots.Formation;
import touchline.games.mots.MotsContent;
import touchline.games.mots.Square;

/// What is printed on cards and board, as arrays of bytes, for the hand-written limit. A youth
/// counts as a midfielder here.
final class Printed {
  static final int CARDS = 104;
  static final int PLAYERS = 100;
  static final int FORMATIONS = 5;

  final byte[] position = new byte[CARDS];
  final byte[] stars = new byte[CARDS];
  final byte[] nation = new byte[CARDS];
  final Square[] square = new Square[43];
  final int[] called = new int[43];
  final byte[] home = new byte[12];
  final byte[] away = new byte[12];
  final int kinds;
  final Effect[] effect;
  final int[] amount;
  final int[] copies;
  final byte[][] clubs;
  final int[] clubShape;
  final int[][] shape = new int[FORMATIONS][4];

  Printed(MotsContent content) {
    for (var p : content.players()) {
      var there = p.position();
      position[p.number() - 1] = (byte) (there == null ? 2 : there.ordinal());
      stars[p.number() - 1] = (byte) p.stars();
      nation[p.number() - 1] = (byte) nation(content, p.nation());
    }
    for (var day : content.board()) {
      square[day.day()] = day.square();
      for (var code : day.nations()) called[day.day()] |= 1 << nation(content, code);
    }
    for (int i = 0; i < 6; i++) {
      var round = content.fixtures().get(i);
      home[2 * i] = (byte) round.home1().ordinal();
      away[2 * i] = (byte) round.away1().ordinal();
      home[2 * i + 1] = (byte) round.home2().ordinal();
      away[2 * i + 1] = (byte) round.away2().ordinal();
    }
    kinds = content.chances().size();
    effect = content.chances().stream().map(MotsContent.Chance::effect).toArray(Effect[]::new);
    amount = content.chances().stream().mapToInt(MotsContent.Chance::amount).toArray();
    copies = content.chances().stream().mapToInt(MotsContent.Chance::copies).toArray();
    clubs = new byte[content.clubs().size()][Formation.ELEVEN];
    clubShape = new int[clubs.length];
    for (int c = 0; c < clubs.length; c++) {
      for (int i = 0; i < Formation.ELEVEN; i++)
        clubs[c][i] = content.clubs().get(c).stars().get(i).byteValue();
      clubShape[c] = content.clubs().get(c).formation().index();
    }
    for (int f = 0; f < FORMATIONS; f++)
      for (int p = 0; p < 4; p++) shape[f][p] = Formation.ALL.get(f).count(p);
  }

  private static int nation(MotsContent content, @org.jspecify.annotations.Nullable String code) {
    for (int i = 0; i < content.nations().size(); i++)
      if (content.nations().get(i).code().equals(code)) return i;
    return -1;
  }
}
