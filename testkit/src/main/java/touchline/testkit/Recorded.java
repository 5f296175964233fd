package touchline.testkit;

import java.util.ArrayList;
import touchline.engine.Entry;
import touchline.engine.Game;
import touchline.engine.Log;
import touchline.engine.Notation;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.engine.record.GameRecord;
import touchline.engine.record.Head;
import touchline.engine.record.Line;
import touchline.engine.record.RecordWriter;

/// Plays a whole random game and writes it down, to be kept as a golden one.
public final class Recorded {
  private Recorded() {}

  /// The record of a random game whose luck comes from the seed in its head. It closes with the
  /// result. The pack's hash is left out, for golden games outlive changes of names.
  public static <S extends State<S>> String game(Game<S> game, Setup setup, long seed) {
    var title = game.title();
    var options = setup.options().sorted();
    var head =
        new Head(
            title.id(),
            title.edition(),
            setup.seats(),
            setup.pack(),
            "",
            options,
            Long.toString(seed),
            "",
            java.util.List.of());
    var lines = new ArrayList<Line>();
    var state = game.setup(setup);
    var subject = new Subject<>(game, setup);
    var dice = new Rng(seed);
    var choices = Rng.of(seed, "choices");
    while (!(game.turn(state) instanceof Turn.Over)) {
      var chance =
          game.turn(state) instanceof Turn.Luck
              ? new Situation.Chance(Seat.LUCK, game.roll(state, dice))
              : Situation.chance(subject, state, choices, 12);
      game.play(state, chance.seat(), chance.move(), Log.NONE);
      lines.add(new Line.Made(0, new Entry.Played(chance.seat(), chance.move())));
    }
    if (game.turn(state) instanceof Turn.Over(var result))
      lines.add(new Line.Over(0, result.text()));
    return RecordWriter.write(new GameRecord(head, lines), Notation.of(game));
  }
}
