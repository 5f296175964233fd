package touchline.games.mots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Content;
import touchline.engine.Rule;
import touchline.engine.View;

/// All that lies in the box, checked: players (numbers 1 to 100, then four youths 101 to 104),
/// nations, the 42 day squares, six rounds of fixtures, the kinds of chance cards, the Euro Cup
/// teams.
@Rule({
  "MOTS-007",
  "MOTS-008",
  "MOTS-009",
  "MOTS-010",
  "MOTS-011",
  "MOTS-A01",
  "MOTS-A02",
  "MOTS-A05",
  "MOTS-A06",
  "MOTS-A07"
})
public record MotsContent(
    List<Player> players,
    List<Nation> nations,
    List<Day> board,
    List<Round> fixtures,
    List<Chance> chances,
    List<Club> clubs,
    List<Price> prices)
    implements Content, View {

  /// A player card: stars from 1 to 5; a youth has no position (null) and no nation.
  public record Player(
      int number, String name, @Nullable Position position, int stars, @Nullable String nation) {}

  /// A country; the badge is for drawing.
  public record Nation(String code, String nameEn, String namePt, String badge) {}

  /// A day square, 1 to 42, and the countries an international square calls.
  public record Day(int day, Square square, List<String> nations) {}

  /// A league round: two matches, the first-named team at home.
  public record Round(int round, Team home1, Team away1, Team home2, Team away2) {}

  /// A kind of chance card and how many of it lie in the box; the amount in thousands of euro, or
  /// the number of a youth.
  public record Chance(
      String id,
      Effect effect,
      int copies,
      int amount,
      String nameEn,
      String namePt,
      String textEn,
      String textPt) {}

  /// What a player of so many stars is worth, and what the bank gives for him, in thousands of
  /// euro.
  public record Price(int stars, int face, int bank) {}

  /// A Euro Cup team: its formation and the stars of its eleven places.
  public record Club(String name, String country, Formation formation, List<Integer> stars) {}
}
