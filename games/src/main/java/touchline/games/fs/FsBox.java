package touchline.games.fs;

import java.util.List;
import touchline.engine.View;

/// What is in the box: every footballer, tactic and kind of card, with names and texts.
public record FsBox(List<Footballer> footballers, List<Tactic> tactics, List<Plain> cards)
    implements View {
  /// A footballer as he is printed.
  public record Footballer(
      int number,
      String name,
      Sector sector,
      List<Spot> spots,
      List<Integer> attributes,
      int level,
      boolean star,
      boolean lion,
      boolean captain,
      boolean champion) {}

  /// A tactic: the positions from goal to attack.
  public record Tactic(
      int number,
      String name,
      List<Spot> spots,
      String typeEn,
      String typePt,
      String textEn,
      String textPt) {}

  /// A kind of card that is all alike.
  public record Plain(
      Kind kind, int copies, String nameEn, String namePt, String textEn, String textPt) {}

  static FsBox of(FsContent content) {
    return new FsBox(
        content.footballers().stream().map(FsBox::footballer).toList(),
        content.tactics().stream()
            .map(
                t ->
                    new Tactic(
                        t.number(),
                        t.name(),
                        t.spots(),
                        t.typeEn(),
                        t.typePt(),
                        t.textEn(),
                        t.textPt()))
            .toList(),
        content.plain().stream()
            .map(
                p ->
                    new Plain(p.kind(), p.copies(), p.nameEn(), p.namePt(), p.textEn(), p.textPt()))
            .toList());
  }

  private static Footballer footballer(FsContent.Footballer f) {
    return new Footballer(
        f.number(),
        f.name(),
        f.sector(),
        f.spots(),
        f.attributes(),
        f.level(),
        f.star(),
        f.lion(),
        f.captain(),
        f.champion());
  }
}
