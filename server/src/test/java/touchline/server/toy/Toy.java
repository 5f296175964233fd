package touchline.server.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import touchline.engine.Content;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Option;
import touchline.engine.Pack;
import touchline.engine.Phase;
import touchline.engine.PhasedGame;
import touchline.engine.Result;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Setup;
import touchline.engine.Step;
import touchline.engine.Title;
import touchline.engine.View;
import touchline.engine.Viewer;

/// The toy: each round a hand is dealt to everybody, two numbers are picked covered, a point is
/// sold.
public final class Toy extends PhasedGame<ToyState> {
  /// How many moves all sittings of toys together have played.
  public static final AtomicInteger PLAYED = new AtomicInteger();

  enum Stage {
    DEAL,
    PICK,
    SALE,
    FULL_TIME
  }

  private static final Option ROUNDS =
      new Option("rounds", List.of("2", "40", "400"), "2", "TOY-007");
  private static final Phases.Dealing DEALING = new Phases.Dealing();
  private static final Phases.Picking PICKING = new Phases.Picking();
  private static final Phases.Bidding BIDDING = new Phases.Bidding();
  private static final Phases.Waving WAVING = new Phases.Waving();

  private final int edition;
  private final int highest;

  /// The usual toy.
  public Toy() {
    this(1, 5);
  }

  /// One of a later edition, in which other numbers may be picked.
  public Toy(int edition, int highest) {
    this.edition = edition;
    this.highest = highest;
  }

  private record Nothing() implements Content {}

  private record Box(int biggestHand) implements View {}

  @Override
  public Title title() {
    return new Title("toy", "Toy", 2, 4, edition, 100_000, List.of(ROUNDS), List.of());
  }

  @Override
  public Content content(Pack pack) {
    return new Nothing();
  }

  @Override
  public View box(Content content) {
    return new Box(6);
  }

  @Override
  public ToyState setup(Setup setup) {
    return new ToyState(setup.seats(), Integer.parseInt(setup.options().get(ROUNDS)), highest);
  }

  @Override
  protected List<Phase<ToyState, ?>> phases() {
    return List.of(DEALING, PICKING, BIDDING);
  }

  @Override
  protected List<Step<ToyState, ?>> asides() {
    return List.of(WAVING);
  }

  @Override
  protected Phase<ToyState, ?> phase(ToyState s) {
    return switch (s.stage) {
      case DEAL -> DEALING;
      case PICK -> PICKING;
      case SALE -> BIDDING;
      case FULL_TIME -> null;
    };
  }

  @Override
  protected void advance(ToyState s, Log log) {
    switch (s.stage) {
      case DEAL -> s.stage = Stage.PICK;
      case PICK -> s.stage = Stage.SALE;
      case SALE -> {
        Arrays.fill(s.hand, 0);
        Arrays.fill(s.picks, 0);
        Arrays.fill(s.waved, false);
        s.stage = ++s.round < s.rounds ? Stage.DEAL : Stage.FULL_TIME;
      }
      case FULL_TIME -> throw new IllegalStateException();
    }
  }

  @Override
  protected Result result(ToyState s) {
    var places = new ArrayList<Integer>();
    for (int p : s.points) places.add(1 + (int) Arrays.stream(s.points).filter(q -> q > p).count());
    return new Result("played-out", places, Arrays.stream(s.points).boxed().toList());
  }

  @Override
  public View view(ToyState s, Viewer viewer) {
    int me = viewer instanceof Seat seat ? seat.ordinal() : -1;
    boolean open = s.stage == Stage.SALE;
    var picks = new ArrayList<Integer>();
    for (int k = 0; k < s.picks.length; k++) picks.add(open || k / 2 == me ? s.picks[k] : 0);
    var chosen = new ArrayList<Boolean>();
    for (int i = 0; i < s.seats; i++) chosen.add(s.chosen(i));
    return new ToyView(
        s.round,
        s.stage,
        me < 0 ? 0 : s.hand[me],
        picks,
        chosen,
        Arrays.stream(s.purse).boxed().toList(),
        Arrays.stream(s.points).boxed().toList(),
        new ToyView.Sale(s.price, s.leader, s.round));
  }

  @Override
  public void invariants(ToyState s) {}

  @Override
  public void imagine(ToyState s, Viewer viewer, Rng rng) {
    for (int i = 0; i < s.seats; i++) {
      if (viewer == Seat.at(i)) continue;
      if (s.hand[i] != 0) s.hand[i] = 1 + rng.below(6);
      if (s.stage != Stage.PICK) continue;
      boolean chosen = s.chosen(i);
      s.picks[i * 2] = chosen ? 1 + rng.below(5) : rng.below(6);
      s.picks[i * 2 + 1] = chosen ? 1 + s.picks[i * 2] % 5 : 0;
    }
  }

  @Override
  public Seats audience(ToyState s, Seat mover, Move move) {
    PLAYED.incrementAndGet();
    return switch (move) {
      case ToyMove.Deal _ -> Seats.of(Seat.at(s.undealt() % s.seats));
      case ToyMove.Pick _ -> Seats.of(mover);
      default -> Seats.EVERYBODY;
    };
  }
}
