package touchline.games.mots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
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
  private final List<Problem> problems = new ArrayList<>();

  private BoxCheck(MotsContent content) {
    this.content = content;
  }

  static List<Problem> problems(MotsContent content) {
    var check = new BoxCheck(content);
    check.players();
    check.nations();
    check.board();
    check.fixtures();
    check.chances();
    check.clubs();
    return check.problems;
  }

  @Rule({"MOTS-007", "MOTS-010", "MOTS-056"})
  private void players() {
    var numbers = new HashSet<Integer>();
    var names = new HashSet<String>();
    int[][] found = new int[5][4];
    for (var p : content.players()) {
      if (!numbers.add(p.number()))
        expect(file(p), "number " + p.number() + " twice", "every number once");
      if (!names.add(p.name())) expect(file(p), "name " + p.name() + " twice", "every name once");
      if (p.position() != null) found[p.stars() - 1][p.position().ordinal()]++;
      if (p.position() == null) continue;
      boolean international = p.stars() >= INTERNATIONAL_STARS;
      if (international != (p.nation() != null)) {
        expect(
            "players.csv",
            p.name() + (international ? " without" : " with") + " a nation",
            "nations for 3, 4 and 5 stars only");
      }
    }
    if (content.players().size() != Lookup.CARDS) {
      expect("players.csv", content.players().size() + " players and youths", Lookup.CARDS + "");
    }
    for (int s = 0; s < 5; s++) {
      for (var p : Position.values()) {
        int want = COUNTS[s][p.ordinal()];
        int have = found[s][p.ordinal()];
        if (have != want)
          expect("players.csv", have + " " + p + " of " + (s + 1) + " stars", want + "");
      }
    }
  }

  private static String file(MotsContent.Player p) {
    return p.position() == null ? "youth.csv" : "players.csv";
  }

  private void nations() {
    var codes = content.nations().stream().map(MotsContent.Nation::code).toList();
    if (new HashSet<>(codes).size() != codes.size())
      expect("nations.csv", "a code twice", "every code once");
    if (codes.size() > 31) expect("nations.csv", codes.size() + " nations", "at most 31");
    for (var p : content.players()) {
      if (p.nation() != null && !codes.contains(p.nation()))
        expect("players.csv", "nation " + p.nation(), "one of " + codes);
    }
    for (var day : content.board()) {
      for (var code : day.nations())
        if (!codes.contains(code)) expect("board.csv", "nation " + code, "one of " + codes);
    }
  }

  @Rule({
    "MOTS-038",
    "MOTS-041",
    "MOTS-055",
    "MOTS-061"
  }) // the calendar's days are fixed, three apart at least
  private void board() {
    if (content.board().size() != Calendar.DAYS)
      expect("board.csv", content.board().size() + " squares", "42");
    for (int i = 0; i < content.board().size(); i++) {
      var day = content.board().get(i);
      if (day.day() != i + 1)
        expect("board.csv", "day " + day.day() + " in line " + (i + 2), "the days in order");
      var fixed = Calendar.fixed(day.day());
      var want = fixed == null ? "a square without matches" : Words.of(fixed);
      boolean right = fixed == null ? !day.square().isMatchDay() : day.square() == fixed;
      if (!right) expect("board.csv", Words.of(day.square()) + " on day " + day.day(), want);
      if ((day.square() == Square.INTERNATIONAL) == day.nations().isEmpty()) {
        expect(
            "board.csv",
            day.nations().size() + " nations on day " + day.day(),
            "nations on international squares only");
      }
    }
  }

  @Rule({"MOTS-067", "MOTS-098"}) // every pair home and away, everybody once in a round
  private void fixtures() {
    var pairs = new HashSet<String>();
    for (var r : content.fixtures()) {
      if (new HashSet<>(List.of(r.home1(), r.away1(), r.home2(), r.away2())).size() != 4) {
        expect("fixtures.csv", "a team twice in round " + r.round(), "four teams");
      }
      pairs.add(r.home1() + " " + r.away1());
      pairs.add(r.home2() + " " + r.away2());
    }
    if (content.fixtures().size() != Calendar.WEEKS || pairs.size() != 12) {
      expect(
          "fixtures.csv",
          content.fixtures().size() + " rounds, " + pairs.size() + " different matches",
          "6 rounds, every pair home and away");
    }
  }

  @Rule({"MOTS-008", "MOTS-009"})
  private void chances() {
    var byColour = new HashMap<Effect.Colour, Integer>();
    var byEffect = new HashMap<Effect, Integer>();
    var ids = new HashSet<String>();
    for (var c : content.chances()) {
      byColour.merge(c.effect().colour(), c.copies(), Integer::sum);
      if (byEffect.merge(c.effect(), c.copies(), Integer::sum) != c.copies() && c.effect().kept()) {
        expect(
            "chance.csv",
            "two kinds with effect " + Words.of(c.effect()),
            "one kind for each red and green effect");
      }
      if (!ids.add(c.id())) expect("chance.csv", "id " + c.id() + " twice", "every id once");
      if (c.effect() == Effect.YOUTH && (c.amount() <= Lookup.YOUTHS || c.copies() != 1)) {
        expect(
            "chance.csv",
            c.id() + " for number " + c.amount(),
            "one card for each youth, 101 to 104");
      }
    }
    count(byColour, Effect.Colour.BLUE, 27);
    count(byColour, Effect.Colour.RED, 13);
    count(byColour, Effect.Colour.GREEN, 20);
    count(byColour, Effect.Colour.YOUTH, 4);
    for (var effect : Effect.values()) {
      if (effect.colour() != Effect.Colour.GREEN) continue;
      int have = byEffect.getOrDefault(effect, 0);
      if (have != 4) expect("chance.csv", have + " cards " + Words.of(effect), "4");
    }
  }

  private void count(java.util.Map<Effect.Colour, Integer> found, Effect.Colour colour, int want) {
    int have = found.getOrDefault(colour, 0);
    if (have != want) expect("chance.csv", have + " " + Words.of(colour) + " cards", want + "");
  }

  @Rule("MOTS-011")
  private void clubs() {
    if (content.clubs().size() != EuroCup.CLUBS)
      expect("euro.csv", content.clubs().size() + " teams", "14");
  }

  private void expect(String file, String found, String expected) {
    problems.add(new Problem(file, 0, found, expected));
  }
}
