package touchline.testkit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Content;
import touchline.engine.Event;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Pack;
import touchline.engine.Phase;
import touchline.engine.PhasedGame;
import touchline.engine.Refusal;
import touchline.engine.Result;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Setup;
import touchline.engine.Title;
import touchline.engine.Turn;
import touchline.engine.View;
import touchline.engine.Viewer;

/// A game as small as can be that has everything the laws look at, and any one fault on request:
/// each round both seats draw a card, a die is thrown, both lay a card covered.
final class Toy extends PhasedGame<ToyState> {
  static final int ROUNDS = 5;

  sealed interface Luck extends Move {}

  record Draw(Seat seat, int kind) implements Luck {}

  record Die(int eyes) implements Luck {}

  sealed interface Choice extends Move {}

  record Lay(int kind) implements Choice {}

  record Wait(int round) implements Choice {}

  record Drawn(String rule, Seat seat, int kind) implements Event {}

  record Thrown(String rule, int eyes) implements Event {}

  record Shown(String rule, int a, int b) implements Event {}

  record Table(int round, int die, List<Integer> sizes, List<Integer> own, Object extra)
      implements View {}

  record Nothing() implements Content {}

  private final Fault fault;

  Toy(Fault fault) {
    this.fault = fault;
  }

  @Override
  public Title title() {
    return new Title("toy", "Toy", 2, 2, 1, 60, List.of(), List.of());
  }

  @Override
  public Content content(Pack pack) {
    return new Nothing();
  }

  @Override
  public View box(Content content) {
    return new Table(0, 0, List.of(), List.of(), "");
  }

  @Override
  public ToyState setup(Setup setup) {
    return new ToyState(fault);
  }

  @Override
  protected List<Phase<ToyState, ?>> phases() {
    return List.of(new Dealing(), new Laying());
  }

  @Override
  protected @Nullable Phase<ToyState, ?> phase(ToyState s) {
    if (s.round == ROUNDS) return null;
    return s.dealt < 3 ? new Dealing() : new Laying();
  }

  @Override
  protected void advance(ToyState s, Log log) {
    if (s.chosen[0] < 0 || s.chosen[1] < 0) return;
    s.dealt = 0;
    s.chosen[0] = -1;
    s.chosen[1] = -1;
    if (fault != Fault.ENDLESS) s.round++;
    else for (int kind = 0; kind < 3; kind++) s.deck[kind] = 4;
  }

  @Override
  protected Result result(ToyState s) {
    return new Result("played", List.of(1, 1), List.of(s.points[0], s.points[1]));
  }

  @Override
  public View view(ToyState s, Viewer viewer) {
    int own = viewer instanceof Seat seat && seat.ordinal() < 2 ? seat.ordinal() : -1;
    var hand =
        own < 0
            ? List.<Integer>of()
            : List.of(s.hand[own * 3], s.hand[own * 3 + 1], s.hand[own * 3 + 2]);
    Object extra =
        fault == Fault.LEAKY_VIEW ? s.hand[2] : fault == Fault.ARRAY_IN_VIEW ? new int[0] : "";
    boolean a = s.chosen[0] >= 0, b = s.chosen[1] >= 0;
    return new Table(
        s.round, s.die, List.of(s.cards(0), s.cards(1), a ? 1 : 0, b ? 1 : 0), hand, extra);
  }

  @Override
  public void invariants(ToyState s) {
    int cards = s.cards(0) + s.cards(1) + s.deck[0] + s.deck[1] + s.deck[2];
    if (s.fault != Fault.ENDLESS && cards != 12)
      throw new IllegalStateException(cards + " cards in all, not 12");
  }

  @Override
  public void imagine(ToyState s, Viewer viewer, Rng rng) {
    for (int seat = 0; seat < 2; seat++) {
      if (viewer == Seat.at(seat)) continue;
      int size = s.cards(seat);
      for (int kind = 0; kind < 3; kind++) {
        s.deck[kind] += s.hand[seat * 3 + kind];
        s.hand[seat * 3 + kind] = 0;
      }
      for (int i = 0; i < size; i++) {
        int kind = rng.below(3);
        while (s.deck[kind] == 0) kind = (kind + 1) % 3;
        s.hand[seat * 3 + kind]++;
        if (fault != Fault.IMPOSSIBLE_WORLD) s.deck[kind]--;
      }
      if (s.chosen[seat] < 0 || s.dealt < 3) continue;
      s.chosen[seat] = 0;
      while (s.hand[seat * 3 + s.chosen[seat]] == 0) s.chosen[seat]++;
    }
  }

  @Override
  public Seats audience(ToyState s, Seat mover, Move move) {
    return switch (move) {
      case Draw(Seat seat, int _) -> Seats.of(seat);
      case Wait _ when fault == Fault.LEAKY_AUDIENCE -> Seats.EVERYBODY;
      case Choice _ -> Seats.of(mover);
      default -> Seats.EVERYBODY;
    };
  }

  @Override
  public void remember(ToyState restored, ToyState undone) {
    if (fault == Fault.TREACHEROUS_UNDO) restored.undoMark = undone.undoMark + 1;
    if (fault == Fault.LEAKY_REWIND && undone.round > restored.round)
      restored.die = 10 + undone.hand[2];
  }

  private final class Dealing implements Phase<ToyState, Luck> {
    @Override
    public Class<Luck> moves() {
      return Luck.class;
    }

    @Override
    public boolean done(ToyState s) {
      return s.dealt == 3;
    }

    @Override
    public Turn turn(ToyState s) {
      return Turn.LUCK;
    }

    @Override
    public void legal(ToyState s, Seat seat, Moves out) {
      if (seat != Seat.LUCK) return;
      if (s.dealt == 2) for (int eyes = 1; eyes <= 6; eyes++) out.add(new Die(eyes));
      else
        for (int kind = 0; kind < 3; kind++)
          if (s.deck[kind] > 0) out.add(new Draw(Seat.at(s.dealt), kind), s.deck[kind]);
    }

    @Override
    public Move roll(ToyState s, Rng rng) {
      if (s.dealt < 2) return Phase.super.roll(s, rng);
      return switch (fault) {
        case UNLISTED_ROLL -> new Die(rng.below(7));
        case LOADED_DIE -> new Die(1 + Math.min(5, rng.below(9)));
        default -> new Die(1 + rng.below(6));
      };
    }

    @Override
    public void play(ToyState s, Seat seat, Luck luck, Log log) {
      s.dealt++;
      switch (luck) {
        case Draw(Seat to, int kind) -> {
          if (fault != Fault.LOSES_CARDS || s.round < 2) s.hand[to.ordinal() * 3 + kind]++;
          s.deck[kind]--;
          log.tell(
              fault == Fault.TOLD_TO_ALL ? Seats.EVERYBODY : Seats.of(to),
              () -> new Drawn("TOY-001", to, kind));
        }
        case Die(int eyes) -> {
          if (fault == Fault.CRASH && eyes == 6 && s.round > 1)
            throw new IllegalStateException("six");
          s.die = eyes;
          s.unwritten = eyes;
          if (fault != Fault.UNWRITTEN_FIELD) s.unwritten = 0;
          var rule = fault == Fault.UNKNOWN_EVENT_RULE ? "TOY-777" : "TOY-002";
          log.tell(() -> new Thrown(rule, eyes));
        }
      }
    }
  }

  private final class Laying implements Phase<ToyState, Choice> {
    @Override
    public Class<Choice> moves() {
      return Choice.class;
    }

    @Override
    public boolean done(ToyState s) {
      return s.chosen[0] >= 0 && s.chosen[1] >= 0;
    }

    @Override
    public Turn turn(ToyState s) {
      return Turn.of(new Seats((s.chosen[0] < 0 ? 1 : 0) | (s.chosen[1] < 0 ? 2 : 0)));
    }

    @Override
    public void legal(ToyState s, Seat seat, Moves out) {
      if (fault == Fault.ASKING_CHANGES) s.asked++;
      if (seat.ordinal() > 1 || s.chosen[seat.ordinal()] >= 0) return;
      if (fault == Fault.NO_MOVE && s.round == 3) return;
      for (int kind = 0; kind < 3; kind++)
        if (s.hand[seat.ordinal() * 3 + kind] > 0) out.add(new Lay(kind));
      if (fault == Fault.TWICE && s.round == 2) out.add(out.get(0));
      if (fault == Fault.LEAKY_AUDIENCE) out.add(new Wait(0));
      if (fault == Fault.LEAKY_MOVES && s.hand[(1 - seat.ordinal()) * 3] > 0) out.add(new Wait(7));
    }

    @Override
    public void play(ToyState s, Seat seat, Choice choice, Log log) {
      if (fault == Fault.LEAKY_AUDIENCE && choice instanceof Wait) return;
      int kind =
          switch (choice) {
            case Lay lay -> lay.kind;
            case Wait _ -> anything(s, seat.ordinal());
          };
      s.chosen[seat.ordinal()] = kind;
      if (fault == Fault.LEAKY_EVENT)
        log.tell(Seats.of(seat), () -> new Thrown("TOY-002", s.hand[3 - seat.ordinal() * 3]));
      if (!done(s)) return;
      log.reveal();
      int a = s.chosen[0], b = s.chosen[1];
      s.deck[a]++;
      s.deck[b]++;
      s.hand[a]--;
      s.hand[3 + b]--;
      if (a > b) s.points[0]++;
      if (b > a) s.points[1]++;
      log.tell(() -> new Shown("TOY-003", a, b));
    }

    private int anything(ToyState s, int seat) {
      int kind = 0;
      while (s.hand[seat * 3 + kind] == 0) kind++;
      return kind;
    }

    @Override
    public Refusal refuse(ToyState s, Seat seat, Choice choice) {
      return switch (fault) {
        case UNKNOWN_RULE -> Refusal.of("TOY-777", "not-held", "kind", 1);
        case NO_MESSAGE -> Refusal.of("TOY-003", "because");
        case MISSING_ARGUMENT -> Refusal.of("TOY-003", "not-held");
        case LEAKY_REFUSAL ->
            Refusal.of("TOY-003", "not-held", "kind", s.hand[3 - 3 * (seat.ordinal() & 1)]);
        default ->
            Refusal.of("TOY-003", "not-held", "kind", choice instanceof Lay lay ? lay.kind : 0);
      };
    }
  }
}
