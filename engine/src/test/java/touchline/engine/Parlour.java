package touchline.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game for the engine's own tests: seats choose numbers covered and at the same time, piece by
/// piece; when all are ready they are uncovered, a die is thrown, and the highest sum scores. A
/// seat may cough at any time, once a round.
public final class Parlour extends PhasedGame<Parlour.Table> {
  public enum Mood {
    CALM,
    VERY_LOUD
  }

  public sealed interface Choice extends Move {}

  /// Add a number from 1 to 3 to the seat's covered heap; at most three.
  public record Add(int number) implements Choice {}

  public record Ready() implements Choice {}

  public sealed interface Luck extends Move {}

  public record Die(int eyes) implements Luck {}

  public sealed interface Noise extends Move {}

  public record Cough(Mood mood) implements Noise {}

  public record Coughed(String rule, Seat seat) implements Event {}

  public record Added(String rule, int number) implements Event {}

  public record Uncovered(String rule, List<Integer> sums) implements Event {}

  public record Seen(
      int round, int points, List<Boolean> ready, int own, List<Integer> coughs, Mood mood)
      implements View {}

  public record Nothing() implements Content {}

  /// Two or three seats, `rounds` rounds.
  public static final class Table implements State<Table> {
    final transient int seats;
    final transient int rounds;
    int round;
    boolean uncovered;
    Mood mood = Mood.CALM;
    long total;
    final int[] heap;
    final byte[] size;
    final boolean[] ready;
    final int[] coughs;
    final int[] points;
    transient int sum; // of all points, derived

    Table(int seats, int rounds) {
      this.seats = seats;
      this.rounds = rounds;
      heap = new int[seats];
      size = new byte[seats];
      ready = new boolean[seats];
      coughs = new int[seats];
      points = new int[seats];
    }

    private Table(Table t) {
      seats = t.seats;
      rounds = t.rounds;
      round = t.round;
      uncovered = t.uncovered;
      mood = t.mood;
      total = t.total;
      heap = t.heap.clone();
      size = t.size.clone();
      ready = t.ready.clone();
      coughs = t.coughs.clone();
      points = t.points.clone();
      sum = t.sum;
    }

    @Override
    public Table copy() {
      return new Table(this);
    }

    @Override
    public void derive() {
      sum = 0;
      for (int p : points) sum += p;
    }

    int waiting() {
      int mask = 0;
      for (int i = 0; i < seats; i++) if (!ready[i]) mask |= 1 << i;
      return mask;
    }
  }

  static final Option ROUNDS = new Option("rounds", List.of("2", "1"), "2", "PAR-001");

  @Override
  public Title title() {
    return new Title("parlour", "Parlour", 2, 3, 3, 100, List.of(ROUNDS), List.of());
  }

  @Override
  public Content content(Pack pack) {
    return new Nothing();
  }

  @Override
  public View box(Content content) {
    return new Seen(0, 0, List.of(), 0, List.of(), Mood.CALM);
  }

  @Override
  public Table setup(Setup setup) {
    return new Table(setup.seats(), Integer.parseInt(setup.options().get(ROUNDS)));
  }

  public static Setup setup(int seats) {
    return new Setup(seats, Options.STANDARD, new Nothing(), "standard", "abc");
  }

  @Override
  protected List<Phase<Table, ?>> phases() {
    return List.of(new Choosing(), new Throwing());
  }

  @Override
  protected List<Step<Table, ?>> asides() {
    return List.of(new Coughing());
  }

  @Override
  protected @Nullable Phase<Table, ?> phase(Table t) {
    if (t.round == t.rounds) return null;
    return t.uncovered ? new Throwing() : new Choosing();
  }

  @Override
  protected void advance(Table t, Log log) {
    if (!t.uncovered) {
      t.uncovered = true;
      return;
    }
    t.uncovered = false;
    t.round++;
  }

  @Override
  protected Result result(Table t) {
    return new Result("played", List.of(1, 1), List.of(t.points[0], t.points[1]));
  }

  @Override
  public View view(Table t, Viewer viewer) {
    var ready = new java.util.ArrayList<Boolean>();
    for (boolean r : t.ready) ready.add(r);
    int own = viewer instanceof Seat seat && seat.ordinal() < t.seats ? t.heap[seat.ordinal()] : -1;
    var coughs = java.util.Arrays.stream(t.coughs).boxed().toList();
    return new Seen(t.round, t.sum, List.copyOf(ready), own, coughs, t.mood);
  }

  @Override
  public void imagine(Table t, Viewer viewer, Rng rng) {}

  @Override
  public void invariants(Table t) {}

  @Override
  public Seats audience(Table t, Seat mover, Move move) {
    return move instanceof Add ? Seats.of(mover) : Seats.EVERYBODY;
  }

  /// A very loud cough stays heard.
  @Override
  public void remember(Table restored, Table undone) {
    if (undone.mood == Mood.VERY_LOUD) restored.mood = Mood.VERY_LOUD;
  }

  private static final class Choosing implements Phase<Table, Choice> {
    @Override
    public Class<Choice> moves() {
      return Choice.class;
    }

    @Override
    public void begin(Table t, Log log) {
      java.util.Arrays.fill(t.heap, 0);
      java.util.Arrays.fill(t.size, (byte) 0);
      java.util.Arrays.fill(t.ready, false);
      java.util.Arrays.fill(t.coughs, 0);
    }

    @Override
    public boolean done(Table t) {
      return t.waiting() == 0;
    }

    @Override
    public Turn turn(Table t) {
      return Turn.of(new Seats(t.waiting()));
    }

    @Override
    public void legal(Table t, Seat seat, Moves out) {
      if (seat.ordinal() >= t.seats || t.ready[seat.ordinal()]) return;
      if (t.size[seat.ordinal()] < 3) for (int n = 1; n <= 3; n++) out.add(new Add(n));
      out.add(new Ready());
    }

    @Override
    public void play(Table t, Seat seat, Choice choice, Log log) {
      switch (choice) {
        case Add(int n) -> {
          t.heap[seat.ordinal()] += n;
          t.size[seat.ordinal()]++;
          log.tell(Seats.of(seat), () -> new Added("PAR-002", n));
        }
        case Ready() -> t.ready[seat.ordinal()] = true;
      }
      if (t.waiting() != 0) return;
      log.reveal();
      var sums = java.util.Arrays.stream(t.heap).boxed().toList();
      log.tell(() -> new Uncovered("PAR-003", sums));
    }

    @Override
    public Refusal refuse(Table t, Seat seat, Choice choice) {
      return Refusal.of("PAR-002", "enough", "most", 3);
    }
  }

  private static final class Throwing implements Phase<Table, Luck> {
    @Override
    public Class<Luck> moves() {
      return Luck.class;
    }

    @Override
    public boolean done(Table t) {
      return !t.uncovered || t.total < 0;
    }

    @Override
    public void begin(Table t, Log log) {
      t.total = 0;
    }

    @Override
    public Turn turn(Table t) {
      return Turn.LUCK;
    }

    @Override
    public void legal(Table t, Seat seat, Moves out) {
      if (seat == Seat.LUCK) for (int eyes = 1; eyes <= 6; eyes++) out.add(new Die(eyes));
    }

    @Override
    public void play(Table t, Seat seat, Luck luck, Log log) {
      int best = 0;
      for (int i = 1; i < t.seats; i++) if (t.heap[i] > t.heap[best]) best = i;
      if (luck instanceof Die(int eyes)) t.points[best] += eyes;
      t.derive();
      t.total = -1;
    }
  }

  private static final class Coughing implements Step<Table, Noise> {
    @Override
    public Class<Noise> moves() {
      return Noise.class;
    }

    @Override
    public void legal(Table t, Seat seat, Moves out) {
      if (seat.ordinal() >= t.seats || t.coughs[seat.ordinal()] > 0) return;
      for (var mood : Mood.values()) out.add(new Cough(mood));
    }

    @Override
    public void play(Table t, Seat seat, Noise noise, Log log) {
      t.coughs[seat.ordinal()]++;
      t.mood = ((Cough) noise).mood();
      log.tell(() -> new Coughed("PAR-004", seat));
    }

    @Override
    public Refusal refuse(Table t, Seat seat, Noise noise) {
      return Refusal.of("PAR-004", "hoarse");
    }
  }
}
