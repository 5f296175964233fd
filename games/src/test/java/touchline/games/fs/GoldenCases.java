package touchline.games.fs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import touchline.engine.Snapshots;

/// Writes the golden cases of the rules analysis as records: a position, a few moves, and what must
/// hold then. Run by [GoldenTest] with `-Dgolden.write=true`; read the diff before committing.
final class GoldenCases {
  private static final String NO_FANS = "A room t1";
  private static final String BOTH = "A room fans; B room fans";

  private final Path folder;

  GoldenCases(Path folder) {
    this.folder = folder;
  }

  void write() throws IOException {
    twoPresidents();
    lowerNumber();
    oneFanGroup();
    higherLevel();
    fullBench();
    oneStep();
    tenCards(false);
    tenCards(true);
    twoFanGroups();
    falseAnnouncement();
    proved();
  }

  /// A record that grows with the scene, from where the scene stands.
  private final class Case {
    private final Scene scene;
    private final String name;
    private final List<String> lines = new ArrayList<>();
    private int written;

    Case(String name, String about, Scene scene) {
      this.name = name;
      this.scene = scene;
      lines.add("# " + about);
      lines.add("game football-stars");
      lines.add("edition 1");
      lines.add("seats " + scene.s.seats);
      scene.options.forEach((id, value) -> lines.add("option " + id + " " + value));
      var fresh = Pitch.GAME.setup(Pitch.setup(scene.s.seats, scene.options));
      for (var line : Snapshots.write(scene.s, fresh)) lines.add("at " + line);
      written = scene.moves.size();
    }

    Case play(String moves) {
      scene.play(moves);
      return moved();
    }

    Case until(Predicate<FsState> there) {
      scene.until(there);
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

  private void twoPresidents() throws IOException {
    var scene = Scene.duel(20, 27, "A hand president; B hand president");
    new Case("two-presidents", "A President is not answered with a President. FS-076", scene)
        .line("offers B preside")
        .play("B preside")
        .line("refuse A preside FS-076")
        .play("A pass; B pass")
        .close();
  }

  private void lowerNumber() throws IOException {
    var about = "One each, one equal, no fans: 20 beats 27, though 27 has the higher level. FS-083";
    new Case("lower-number", about, Scene.duel(20, 27, NO_FANS))
        .play("B pass; A pass")
        .line("expect spectator sides[0].bench[1].number 27")
        .close();
  }

  private void oneFanGroup() throws IOException {
    var about = "One each, one equal: the fans decide, for 46 of level 4 against 9 of 7. FS-081";
    new Case("one-fan-group", about, Scene.duel(46, 9, "A room fans"))
        .play("B pass; A pass")
        .line("expect spectator sides[0].bench[0].number 9")
        .close();
  }

  private void higherLevel() throws IOException {
    var about = "Two fan groups, levels 6 and 7: 43 of level 7 wins. FS-082";
    new Case("higher-level", about, Scene.duel(23, 43, BOTH))
        .play("B pass; A pass")
        .line("expect spectator sides[1].bench[0].number 23")
        .close();
  }

  private void fullBench() throws IOException {
    var scene =
        Scene.of(2).put("A bench 3 8 14 18; A gym; A hand 19 22 agent; B bench 28 51; B hand 5");
    new Case("full-bench", "A fifth midfielder: every way but from the hand. FS-027", scene)
        .line("refuse A bench 19 FS-027")
        .play("A poach 28")
        .line("refuse A bench 19 FS-027")
        .play("A group 1 19 22 28; A end-training; A challenge 14 51; B pass; A pass")
        .line("expect spectator sides[0].bench[4].number 51")
        .line("expect spectator sides[0].gyms[0].men[2].number 28")
        .close();
  }

  private void oneStep() throws IOException {
    var scene = Scene.of(3).put("A hand contract; B room t1+coach; C room t2");
    new Case("one-step", "Contract, coach and tactic without a tactic of one's own. FS-041", scene)
        .line("refuse A hire B 1 1 0 FS-039")
        .line("offers A raid B 1 B 1 0")
        .play("A raid B 1 C 2 0")
        .line("expect spectator sides[0].tactics[0].number 2")
        .line("expect spectator sides[0].tactics[0].coach false")
        .line("expect spectator sides[1].tactics[0].coach false")
        .line("expect spectator piled 2")
        .line("expect spectator top.kind contract")
        .close();
  }

  private void tenCards(boolean draws) throws IOException {
    var scene = Scene.of(2).put("A hand 3 8 14 18 19 22 28 30 supporter; B hand 20 9 12");
    var what = draws ? "three and draw one" : "two";
    var one =
        new Case("ten-cards-" + (draws ? "draw" : "keep"), "Discard " + what + ". FS-091", scene)
            .play("A sway B B; LUCK take B footballer 9; LUCK take B footballer 20")
            .line("expect spectator sides[0].cards 10")
            .play("A end-training")
            .line("refuse A keep FS-091")
            .play("A discard footballer 9")
            .line("refuse A keep FS-091")
            .play("A discard footballer 20")
            .line("expect spectator regrouping A");
    if (draws) one.play("A discard footballer 30; LUCK draw A coach 0");
    else one.play("A keep");
    one.line("expect spectator sides[0].cards 8").line("expect spectator regrouping B").close();
  }

  private void twoFanGroups() throws IOException {
    var about = "A Lion wins where there are fans already: the others go to the pile. FS-087";
    new Case("two-fan-groups", about, Scene.duel(33, 12, BOTH))
        .play("B pass; A pass; A take-fans")
        .line("expect spectator sides[0].fans true")
        .line("expect spectator sides[1].fans false")
        .line("expect spectator top.kind fans")
        .close();
  }

  private void falseAnnouncement() throws IOException {
    var scene = Scene.of(3, "proof", "strict").put("A hand 3 8 pass; A bench 12; B bench 20");
    new Case("false-announcement", "One of three announces wrongly. FS-098 FS-099 FS-100", scene)
        .play("A announce 1; A prove")
        .line("expect spectator sides[0].out true")
        .line("expect spectator sides[0].cards 0")
        .line("expect spectator deck 127")
        .until(now -> now.active == 1 && now.stage == Stage.TRAINING)
        .play("B end-training; B challenge 20 12; B pass")
        .line("expect spectator sides[1].bench[0].number 12")
        .until(now -> now.active == 2)
        .until(now -> now.active != 2)
        .line("expect spectator active B")
        .line("expect spectator sides[0].cards 0")
        .close();
  }

  private void proved() throws IOException {
    var scene =
        Scene.of(2).put("A hand t1 47; A room t2+coach; A bench 7 12 43 46 22 3 37 53 4 42");
    new Case("proved", "An eleven of the hand and the table. FS-096 FS-A55 FS-A81", scene)
        .play("A announce 1; A name 47; A name 7; A name 12; A name 43; A name 46; A name 22")
        .play("A name 3; A name 37; A name 53; A name 4; A name 42; A prove")
        .line("over proved 1 2 points 1 0")
        .close();
  }
}
