package touchline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Game;
import touchline.engine.Moves;
import touchline.engine.NotationException;
import touchline.engine.Outcome;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.Sitting;
import touchline.engine.Snapshots;
import touchline.engine.State;
import touchline.engine.Turn;

/// Positions of a game that was played, spoilt here and there, as somebody might write them by hand
/// to do harm: each is refused, or can be played on, or breaks down with an error; none takes more
/// than so many moves on offer.
public final class Mangled<S extends State<S>> {
  /// Of so many spoilt positions these were refused, these played on without any error, and on
  /// these the rules broke down.
  public record Count(int all, int refused, int played, int broken) {}

  private static final int MOST_MOVES = 50_000;
  private static final int STEPS = 25;
  private static final int APART = 40;
  private static final String[] VALUES = {
    "-1",
    "0",
    "1",
    "2",
    "4",
    "5",
    "7",
    "15",
    "16",
    "63",
    "127",
    "-128",
    "255",
    "256",
    "1000",
    "2000000000",
    "-2000000000"
  };

  private static final String[] WORDS = {
    "true", "false", "deal", "draft", "auction", "turn-up", "chance", "choice", "numbers",
    "throw-off", "kick-off", "die", "losses", "swaps", "shortage", "line-ups", "euro-draw", "day",
    "move", "contracts", "matches", "sale", "final-six", "league", "decider", "national-cup", "none"
  };

  private final Game<S> game;
  private final Setup setup;
  private final Rng rng;

  public Mangled(Game<S> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.rng = new Rng(seed);
  }

  /// Spoils every so many-th position of a game played at random, each in `times` ways.
  public Count spoil(int moves, int times) {
    int refused = 0;
    int played = 0;
    int broken = 0;
    var positions = positions(moves);
    for (var position : positions) {
      Snapshots.position(game, setup, position); // as it is, nothing is wrong with it
      for (int i = 0; i < times; i++) {
        try {
          var start = Snapshots.position(game, setup, spoilt(position));
          playOn(start);
          played++;
        } catch (NotationException e) {
          refused++;
        } catch (IllegalStateException
            | IllegalArgumentException
            | IndexOutOfBoundsException
            | ArithmeticException
            | NullPointerException e) {
          broken++; // it breaks down in play: an error, and no harm
        }
      }
    }
    return new Count(positions.size() * times, refused, played, broken);
  }

  private List<List<String>> positions(int moves) {
    var initial = game.setup(setup);
    var sitting = new Sitting<>(game, initial, setup.seats(), () -> rng);
    sitting.start();
    var all = new ArrayList<List<String>>();
    for (int i = 0; i < moves && step(sitting); i++)
      if (i % APART == 0) all.add(Snapshots.write(sitting.state(), initial));
    return all;
  }

  private void playOn(S start) {
    var sitting = new Sitting<>(game, start, setup.seats(), () -> rng);
    sitting.start();
    for (int i = 0; i < STEPS; i++) if (!step(sitting)) return;
  }

  private boolean step(Sitting<S> sitting) {
    if (!(sitting.turn() instanceof Turn.Decide(var seats))) return false;
    Seat seat = seats.lowest();
    Moves moves = sitting.legal(seat);
    assertThat(moves.size()).isLessThan(MOST_MOVES);
    if (moves.isEmpty()) return false;
    return sitting.submit(seat, sitting.decision(seat), List.of(moves.pick(rng)))
        instanceof Outcome.Accepted;
  }

  private List<String> spoilt(List<String> position) {
    var lines = new ArrayList<>(position);
    for (int n = 1 + rng.below(3); n > 0 && !lines.isEmpty(); n--) {
      switch (rng.below(4)) {
        case 0 -> lines.remove(rng.below(lines.size()));
        case 1 -> lines.add(anyField());
        default -> {
          int at = rng.below(lines.size());
          lines.set(at, otherwise(lines.get(at)));
        }
      }
    }
    return lines;
  }

  private String anyField() {
    var fields = Snapshots.fields(game.setup(setup).getClass());
    var name = fields.get(rng.below(fields.size()));
    var before = Snapshots.field(game.setup(setup), name);
    return name + " " + (before.contains(" ") ? rng.below(4) + "=" + value() : other(before));
  }

  private String otherwise(String line) {
    var words = line.split(" ");
    int at = 1 + rng.below(words.length - 1);
    int cut = words[at].indexOf('=') + 1;
    words[at] = words[at].substring(0, cut) + other(words[at].substring(cut));
    return String.join(" ", words);
  }

  private String other(String value) {
    return value.matches("-?\\d+") ? value() : word();
  }

  private String value() {
    return VALUES[rng.below(VALUES.length)];
  }

  /// A word that stands in some position: stages, purposes and the like.
  private String word() {
    return WORDS[rng.below(WORDS.length)];
  }
}
