package touchline.server.season;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import touchline.engine.Game;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Setup;
import touchline.engine.Spectator;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.games.mots.MotsView;
import touchline.games.mots.Stage;

/// States out of a random game in which somebody is asked, some of each stage, from anywhere in it.
final class Moments<S extends State<S>> {
  private static final int RARE = 10;

  private final Game<S> game;
  private final int seats;
  private final Rng rng;
  private final List<Covered<S>> covered = new ArrayList<>();
  private final Map<Stage, List<S>> kept = new EnumMap<>(Stage.class);
  private final Map<Stage, Integer> met = new EnumMap<>(Stage.class);

  private Covered<S> last;

  /// A move after which luck brought something that not all may know, and the state before it.
  record Covered<S>(S state, Seat seat, Move move) {}

  private Moments(Game<S> game, int seats, Rng rng) {
    this.game = game;
    this.seats = seats;
    this.rng = rng;
  }

  /// At most so many of each stage.
  static <S extends State<S>> Map<Stage, List<S>> of(Game<S> game, Setup setup, Rng rng, int most) {
    return walked(game, setup, rng, most).kept;
  }

  /// The moves after which somebody drew a card that he need not show.
  static <S extends State<S>> List<Covered<S>> draws(Game<S> game, Setup setup, Rng rng) {
    return walked(game, setup, rng, 0).covered;
  }

  private static <S extends State<S>> Moments<S> walked(
      Game<S> game, Setup setup, Rng rng, int most) {
    var moments = new Moments<>(game, setup.seats(), rng);
    var s = game.setup(setup);
    while (!(game.turn(s) instanceof Turn.Over)) {
      if (most > 0 && game.turn(s) instanceof Turn.Decide) moments.keep(s, most);
      moments.play(s);
    }
    return moments;
  }

  private void keep(S s, int most) {
    var stage = ((MotsView) game.view(s, Spectator.SPECTATOR)).stage();
    int times = met.merge(stage, 1, Integer::sum);
    var list = kept.computeIfAbsent(stage, _ -> new ArrayList<>());
    if (list.size() < most) list.add(s.copy());
    else if (rng.below(times) < most) list.set(rng.below(most), s.copy());
  }

  private void play(S s) {
    switch (game.turn(s)) {
      case Turn.Luck _ -> {
        var throwing = game.roll(s, rng);
        if (last != null && !game.audience(s, Seat.LUCK, throwing).equals(Seats.EVERYBODY))
          covered.add(last);
        game.play(s, Seat.LUCK, throwing, Log.NONE);
      }
      case Turn.Decide(var asked) -> {
        var any = Seat.at(rng.below(seats));
        var beside = moves(s, any, true);
        if (!beside.isEmpty() && rng.below(RARE) == 0) make(s, any, pick(beside));
        else make(s, asked.lowest(), pick(moves(s, asked.lowest(), false)));
      }
      case Turn.Over _ -> throw new IllegalArgumentException("the game is over");
    }
  }

  private void make(S s, Seat seat, Move move) {
    last = new Covered<>(s.copy(), seat, move);
    game.play(s, seat, move, Log.NONE);
  }

  private List<Move> moves(S s, Seat seat, boolean beside) {
    var out = new Moves();
    if (beside) game.asides(s, seat, out);
    else game.legal(s, seat, out);
    return out.list();
  }

  private Move pick(List<Move> from) {
    return from.get(rng.below(from.size()));
  }
}
