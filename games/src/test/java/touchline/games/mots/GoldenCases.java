package touchline.games.mots;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchline.engine.Seat;
import touchline.engine.Snapshots;

/// Writes the golden cases of the rules analysis as records: a position, a few moves, and what must
/// hold then. Run by [GoldenTest] with `-Dgolden.write=true`; read the diff before committing.
final class GoldenCases {
  private final Path folder;

  GoldenCases(Path folder) {
    this.folder = folder;
  }

  void write() throws IOException {
    centralAttack("3-5-2 1 111 11111 11", "4-4-2 2 2222 2222 12", 10);
    centralAttack("4-4-2 1 1111 1111 11", "4-4-2 1 2222 2222 11", 8);
    swaps();
    savedPenalty();
    passedSunday();
    doubleWinner();
    threeEntrants();
    fullSquad();
    threeManagers();
    shared();
  }

  /// A record that grows with the scene: its moves so far are the record, after this position.
  private final class Case {
    private final Scene scene;
    private final String name;
    private final List<String> lines = new ArrayList<>();
    private int written;

    Case(String name, String about, Scene scene) {
      this.name = name;
      this.scene = scene;
      lines.add("# " + about);
      lines.add("game match-of-the-season");
      lines.add("edition 1");
      lines.add("seats " + scene.s.seats);
      var options = scene.options();
      options.forEach((id, value) -> lines.add("option " + id + " " + value));
      var fresh = Box.GAME.setup(Box.setup(scene.s.seats, options));
      for (var line : Snapshots.write(scene.s, fresh)) lines.add("at " + line);
      written = scene.moves.size();
    }

    Case play(String moves) {
      scene.play(moves);
      return moved();
    }

    Case until(Stage stage) {
      scene.until(stage);
      return moved();
    }

    private Case moved() {
      lines.addAll(scene.moves.subList(written, scene.moves.size()));
      written = scene.moves.size();
      return this;
    }

    Case line(String text) {
      lines.add(text);
      return this;
    }

    void close() throws IOException {
      Files.createDirectories(folder);
      Files.writeString(folder.resolve(name + ".game"), String.join("\n", lines) + "\n");
    }
  }

  private void centralAttack(String home, String away, int bonus) throws IOException {
    var scene = Scene.dealt(4).hold(Scene.BLUE, Effect.CENTRAL_ATTACK).league(home, away);
    new Case(
            "central-attack-" + bonus,
            "Central Attack in this formation is worth "
                + bonus
                + " stars: the totals are level. MOTS-094",
            scene)
        .play("A lay central-attack; A begin; LUCK d6 1")
        .line("expect all winner[0] 2")
        .line("expect all cash 100 100 100 100")
        .close();
  }

  private void swaps() throws IOException {
    var scene = Scene.dealt(4).day(42);
    scene.eleven(Scene.BLUE, "4-4-2 4 1111 1111 11").eleven(Scene.RED, "4-4-2 2 2222 2222 22");
    scene.eleven(Scene.YELLOW, "4-4-2 2 1111 4111 11").eleven(Scene.GREEN, "4-4-2 2 3333 3333 52");
    for (int t = 0; t < 4; t++) scene.s.rank[t] = (byte) (3 - t);
    scene.s.ranked = 4;
    Swaps.start(scene.s, scene);
    int midfielder = scene.at(Scene.YELLOW, 6);
    int attacker = scene.at(Scene.GREEN, 10);
    int keeper = scene.at(Scene.BLUE, 1);
    new Case("swaps", "The example of the season's end: blue 4th, red 3rd. MOTS-131", scene)
        .play("A swap " + midfielder + " " + scene.at(Scene.BLUE, 6))
        .play("A swap " + attacker + " " + scene.at(Scene.BLUE, 10))
        .line("refuse B swap " + attacker + " " + scene.at(Scene.RED, 10) + " MOTS-129")
        .play("B swap " + keeper + " " + scene.at(Scene.RED, 1))
        .line("expect all line[5] " + (midfielder - 1))
        .line("expect all line[9] " + (attacker - 1))
        .line("expect all line[11] " + (keeper - 1))
        .line("expect all stage throw-off")
        .close();
  }

  private void savedPenalty() throws IOException {
    var scene = Scene.dealt(4).league("4-4-2 1 3111 1111 11", "4-4-2 3 1111 1111 11");
    new Case("saved-penalty", "Three stars against three: saved, a draw, no money. MOTS-078", scene)
        .play("A begin; LUCK d6 5; LUCK d12 2")
        .line("expect all winner[0] 2")
        .line("expect all cash 100 100 100 100")
        .close();
  }

  private void passedSunday() throws IOException {
    var scene = Scene.dealt(4, "line-ups", "covered-fixed").day(6);
    for (int t = 0; t < 4; t++) scene.eleven(t, Scene.PLAIN);
    new Case(
            "passed-sunday",
            "From Saturday with a 3: Sunday comes first, with its transfer card. MOTS-040",
            scene)
        .play("A throw; LUCK d3 3")
        .line("expect all day 7")
        .until(Stage.TURN_OVER)
        .line("expect all day 7")
        .line("expect all played 1 1 1 1")
        .until(Stage.CHANCE)
        .line("expect all day 9")
        .line("expect all roller 0")
        .close();
  }

  /// One fill-up before season 2.
  private static Scene winter(int champion, int second, int cupWinner, int holder) {
    var scene = Scene.dealt(4).day(42);
    for (int t = 0; t < 4; t++) scene.eleven(t, Scene.PLAIN).bench(t, t == 0 ? "GK1" : "GK1 FW1");
    for (int t = 0; t < 4; t++) scene.s.rank[t] = (byte) t;
    scene.s.ranked = 4;
    scene.s.champion = champion;
    scene.s.second = second;
    scene.s.cupWinner = cupWinner;
    scene.s.holder = holder;
    scene.s.stage = Stage.SHORTAGE;
    return scene;
  }

  private void doubleWinner() throws IOException {
    var scene = winter(Scene.BLUE, Scene.RED, Scene.BLUE, MotsState.NOBODY);
    new Case(
            "double-winner",
            "A double in season 1: the runner-up plays in Europe and the Super Cup. MOTS-111 MOTS-058",
            scene)
        .play("A " + scene.texts(Seat.A).getFirst())
        .line("expect all season 2")
        .line("expect A cups.euro 0 1 10 11 12 13 14 15 16 17 18 19 20 21 22 23")
        .play("B throw; LUCK d3 3; LUCK d12 9; LUCK d12 4")
        .line("expect all competition super-cup")
        .line("expect all home[0] 1")
        .line("expect all away[0] 0")
        .close();
  }

  private void threeEntrants() throws IOException {
    var scene = winter(Scene.BLUE, Scene.RED, Scene.GREEN, Scene.YELLOW);
    new Case(
            "three-entrants",
            "Winners and holder all different: one international card is left out. MOTS-A50",
            scene)
        .play("A " + scene.texts(Seat.A).getFirst())
        .line("expect all stage euro-field")
        .play("LUCK left-out 17")
        .line("expect A cups.euro 0 2 3 10 11 12 13 14 15 16 18 19 20 21 22 23")
        .line("expect all stage day")
        .close();
  }

  private void fullSquad() throws IOException {
    for (boolean sells : new boolean[] {false, true}) {
      var scene = Scene.dealt(4).fill(Scene.RED, 18).day(1);
      var record =
          new Case(
              sells ? "eighteen-sold-one" : "eighteen",
              "A team of 18 bids only if it has sold before the card was turned. MOTS-145",
              scene);
      record.play("A throw; LUCK d3 1");
      if (sells) record.play("B to-bank " + (scene.s.card(Scene.RED, 17) + 1));
      int up = scene.loose(Position.DF, 4) + 1;
      record.play("A turn-card; LUCK up " + up + "; A pass");
      if (sells) record.line("offers B bid red 40");
      else record.line("expect all next 2").line("refuse B bid red 40 TABLE-001");
      record.close();
    }
  }

  private void threeManagers() throws IOException {
    var scene = Scene.dealt(3).day(42);
    for (int t = 0; t < 3; t++) scene.eleven(t, Scene.PLAIN).s.won[t] = (byte) t;
    scene.s.cupWinner = Scene.BLUE;
    lastCard(scene);
    new Case(
            "three-managers",
            "Season money 0, 25k, 50k, and one swap between 3rd and champion. MOTS-152 MOTS-153",
            scene)
        .play("A pass; B pass; C pass")
        .line("expect all cash 150 125 100 100")
        .until(Stage.SWAPS)
        .line("expect all swapping 4")
        .play("A " + scene.until(Stage.SWAPS).texts(Seat.A, "swap").getFirst())
        .line("expect all stage throw-off")
        .close();
  }

  /// A last transfer card that nobody wants, then the season is over.
  private static void lastCard(Scene scene) {
    Auction.open(scene.s, scene.loose(Position.DF, 2), Purpose.LEAGUE, 20, 0);
    Squads.turnUp(scene.s, scene.s.lot);
  }

  private void shared() throws IOException {
    var scene = Scene.dealt(2, "seasons", "3").day(42);
    scene.s.season = 3;
    for (int t = 0; t < 4; t++) scene.s.won[t] = (byte) new int[] {4, 3, 1, 2}[t];
    scene.s.leagues[Scene.RED] = 1;
    lastCard(scene);
    new Case("shared", "Level in everything: the place is shared. MOTS-A63", scene)
        .play("A pass; B pass")
        .line("expect all cash 100 125 175 150")
        .line("over shared 1 1 points 3 3")
        .close();
  }
}
