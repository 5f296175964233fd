package touchline.app;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Entry;
import touchline.engine.Game;
import touchline.engine.Notation;
import touchline.engine.Options;
import touchline.engine.Outcome;
import touchline.engine.Rng;
import touchline.engine.Setup;
import touchline.engine.Sitting;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.engine.record.GameRecord;
import touchline.engine.record.Head;
import touchline.engine.record.Line;
import touchline.engine.record.RecordWriter;
import touchline.games.demo.Demo;
import touchline.packs.Packs;

/// Whole games as records, played by taking any legal move.
final class Recorded {
  private static final int SEATS = 3;

  private Recorded() {}

  /// A game of the demo.
  static String demo(long seed) {
    return of(new Demo(), seed);
  }

  /// A game of this kind for three.
  static String of(Game<?> game, long seed) {
    return of(game, Packs.setup(game, SEATS, Options.STANDARD), seed);
  }

  private static <S extends State<S>> String of(Game<S> game, Setup setup, long seed) {
    var rng = new Rng(seed);
    var sitting = new Sitting<>(game, game.setup(setup), SEATS, () -> rng);
    var entries = new ArrayList<Entry>(sitting.start().entries());
    while (sitting.turn() instanceof Turn.Decide(var seats)) {
      var seat = seats.lowest();
      var legal = sitting.legal(seat);
      var move = legal.list().get(rng.below(legal.list().size()));
      var outcome = sitting.submit(seat, sitting.decision(seat), List.of(move));
      entries.addAll(((Outcome.Accepted) outcome).entries());
    }
    var lines = new ArrayList<Line>();
    for (var entry : entries) lines.add(new Line.Made(0, entry));
    var title = game.title();
    var head =
        new Head(
            title.id(),
            title.edition(),
            SEATS,
            setup.pack(),
            setup.hash(),
            Options.STANDARD.sorted(),
            "none",
            "",
            List.of());
    return RecordWriter.write(new GameRecord(head, lines), Notation.of(game));
  }
}
