package touchline.games.mots;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import touchline.engine.Pack;
import touchline.engine.Problem;
import touchline.engine.Rule;
import touchline.engine.Words;

/// The counts of the box: what every pack must have for the game to be this game.
final class BoxCheck {
  private static final int[][] COUNTS = {
    {5, 8, 8, 7}, {4, 7, 7, 6}, {3, 6, 6, 5}, {2, 5, 5, 4}, {1, 4, 4, 3}
  };
  private static final int INTERNATIONAL_STARS = 3;

  private final MotsContent content;
  private final Lines lines;

  private BoxCheck(MotsContent content, Lines lines) {
    this.content = content;
    this.lines = lines;
  }

  /// What is wrong with the content of this pack, all of it.
  static List<Problem> problems(MotsContent content, Pack pack) {
    var lines = new Lines(pack);
    var check = new BoxCheck(content, lines);
    check.players();
    new BoardCheck(content, lines).run();
    check.chances();
    check.clubs();
    return lines.problems();
  }

  @Rule({"MOTS-007", "MOTS-010", "MOTS-056"})
  private void players() {
    var numbers = new HashSet<Integer>();
    var names = new HashSet<String>();
    var players = content.players();
    for (int i = 0; i < players.size(); i++) {
      var p = players.get(i);
      if (!numbers.add(p.number()))
        player(i, "number " + p.number() + " twice", "every number once");
      if (!names.add(p.name())) player(i, "name " + p.name() + " twice", "every name once");
      if (p.position() == null) continue;
      boolean international = p.stars() >= INTERNATIONAL_STARS;
      if (international != (p.nation() != null))
        player(
            i,
            p.name() + (international ? " without" : " with") + " a nation",
            "nations for 3, 4 and 5 stars only");
    }
    if (players.size() != Lookup.CARDS)
      lines.file("players.csv", players.size() + " players and youths", Lookup.CARDS + "");
    strengths();
  }

  @Rule("MOTS-007")
  private void strengths() {
    int[][] found = new int[5][4];
    for (var p : content.players())
      if (p.position() != null) found[p.stars() - 1][p.position().ordinal()]++;
    for (int s = 0; s < 5; s++) {
      for (var p : Position.values()) {
        int want = COUNTS[s][p.ordinal()];
        int have = found[s][p.ordinal()];
        if (have != want)
          lines.file("players.csv", have + " " + p + " of " + (s + 1) + " stars", want + "");
      }
    }
  }

  /// Youths come after the players; they lie in a file of their own.
  private void player(int index, String found, String expected) {
    int players = lines.rows("players.csv");
    if (index < players) lines.row("players.csv", index, found, expected);
    else lines.row("youth.csv", index - players, found, expected);
  }

  @Rule({"MOTS-008", "MOTS-009"})
  private void chances() {
    var byEffect = new HashMap<Effect, Integer>();
    var ids = new HashSet<String>();
    for (int i = 0; i < content.chances().size(); i++) {
      var c = content.chances().get(i);
      if (byEffect.merge(c.effect(), c.copies(), Integer::sum) != c.copies() && c.effect().kept())
        chance(
            i,
            "two kinds with effect " + Words.of(c.effect()),
            "one kind for each red and green effect");
      if (!ids.add(c.id())) chance(i, "id " + c.id() + " twice", "every id once");
      if (c.effect() == Effect.YOUTH && (c.amount() <= Lookup.YOUTHS || c.copies() != 1))
        chance(i, c.id() + " for number " + c.amount(), "one card for each youth, 101 to 104");
    }
    colours();
    for (var effect : Effect.values()) {
      if (effect.colour() != Effect.Colour.GREEN) continue;
      int have = byEffect.getOrDefault(effect, 0);
      if (have != 4) lines.file("chance.csv", have + " cards " + Words.of(effect), "4");
    }
  }

  private void chance(int index, String found, String expected) {
    lines.row("chance.csv", index, found, expected);
  }

  @Rule("MOTS-008")
  private void colours() {
    for (var colour : Effect.Colour.values()) {
      int have = 0;
      for (var c : content.chances()) if (c.effect().colour() == colour) have += c.copies();
      int want =
          switch (colour) {
            case BLUE -> 27;
            case RED -> 13;
            case GREEN -> 20;
            case YOUTH -> 4;
          };
      if (have != want)
        lines.file("chance.csv", have + " " + Words.of(colour) + " cards", want + "");
    }
  }

  @Rule("MOTS-011")
  private void clubs() {
    if (content.clubs().size() != EuroCup.CLUBS)
      lines.file("euro.csv", content.clubs().size() + " teams", "14");
  }
}
