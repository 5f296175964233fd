package touchline.games.fs;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Content;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Pack;
import touchline.engine.Phase;
import touchline.engine.PhasedGame;
import touchline.engine.Result;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Setup;
import touchline.engine.Title;
import touchline.engine.View;
import touchline.engine.Viewer;

/// Football Stars: each turn training, confrontations, regroup, until somebody proves an eleven.
public final class Fs extends PhasedGame<FsState> {
  private static final Title TITLE =
      new Title(
          "football-stars",
          "Football Stars",
          2,
          FsState.SEATS,
          1,
          60_000,
          House.OPTIONS,
          Sheets.FILES);

  private final Showing showing = new Showing();
  private final Dealing dealing = new Dealing();
  private final Training training = new Training();
  private final Scouting scouting = new Scouting();
  private final Robbing robbing = new Robbing();
  private final Proving proving = new Proving();
  private final Declaring declaring = new Declaring();
  private final Calling calling = new Calling();
  private final Talking talking = new Talking();
  private final Roaring roaring = new Roaring();
  private final Regrouping regrouping = new Regrouping();

  @Override
  public Title title() {
    return TITLE;
  }

  @Override
  public Content content(Pack pack) {
    return Sheets.read(pack);
  }

  @Override
  public View box(Content content) {
    return (FsContent) content;
  }

  @Rule({"FS-001", "FS-002", "FS-A64"})
  @Override
  public FsState setup(Setup setup) {
    return new FsState((FsContent) setup.content(), setup.seats(), House.of(setup.options()));
  }

  @Rule({"FS-018", "FS-020", "FS-021", "FS-022", "FS-093", "FS-A32"}) // order of play
  @Override
  protected void advance(FsState s, Log log) {
    s.stage =
        switch (s.stage) {
          case SHOWING -> {
            Showing.decide(s, log);
            yield Stage.DEALING;
          }
          case DEALING -> beginTurn(s, log);
          case TRAINING -> {
            boolean meet = s.turns > 1 && !s.isOut(s.active) && Declaring.possible(s);
            yield meet ? Stage.DECLARING : beginRegroup(s);
          }
          case DECLARING -> nextDuel(s);
          case CALLING -> Stage.TALK;
          case TALK -> {
            Duel.settle(s, log);
            yield s.lion >= 0 ? Stage.ROAR : nextDuel(s);
          }
          case ROAR -> nextDuel(s);
          case REGROUP -> Stage.REFILL;
          case REFILL -> nextRegroup(s, log);
          case OVER -> Stage.OVER;
        };
  }

  @Override
  protected @Nullable Phase<FsState, ?> phase(FsState s) {
    return switch (s.stage) {
      case SHOWING -> showing;
      case DEALING, REFILL -> dealing;
      case TRAINING -> interrupted(s);
      case DECLARING -> declaring;
      case CALLING -> calling;
      case TALK -> talking;
      case ROAR -> roaring;
      case REGROUP -> regrouping;
      case OVER -> null;
    };
  }

  /// A Scout, a Supporter or a proof comes between.
  private Phase<FsState, ?> interrupted(FsState s) {
    if (s.scouting) return scouting;
    if (Robbing.on(s)) return robbing;
    return s.proving >= 0 ? proving : training;
  }

  @Override
  protected List<Phase<FsState, ?>> phases() {
    return List.of(
        showing,
        dealing,
        training,
        scouting,
        robbing,
        proving,
        declaring,
        calling,
        talking,
        roaring,
        regrouping);
  }

  @Rule("FS-022")
  private static Stage beginTurn(FsState s, Log log) {
    s.turns++;
    s.trained = false;
    Arrays.fill(s.fresh, false);
    s.declared = 0;
    s.enough = false;
    s.settled = 0;
    s.muzzled = 0;
    s.muzzling = 0;
    var seat = s.seat();
    int turn = s.turns;
    log.tell(() -> new FsEvent.TurnBegan("FS-022", seat, turn));
    return Stage.TRAINING;
  }

  private static Stage nextDuel(FsState s) {
    return Calling.open(s) == 0 ? beginRegroup(s) : Stage.CALLING;
  }

  /// The active player first, or the next one if he is out.
  @Rule({"FS-090", "FS-A61", "FS-A63"})
  private static Stage beginRegroup(FsState s) {
    s.regrouping = s.isOut(s.active) ? s.after(s.active) : s.active;
    return Stage.REGROUP;
  }

  /// Round the table once, then the turn passes to the left.
  @Rule({"FS-092", "FS-093", "FS-A63"})
  private static Stage nextRegroup(FsState s, Log log) {
    var seat = Seat.at(s.regrouping);
    int cards = s.cards(s.regrouping);
    log.tell(() -> new FsEvent.Refilled("FS-090", seat, cards));
    int first = s.isOut(s.active) ? s.after(s.active) : s.active;
    s.regrouping = s.after(s.regrouping);
    if (s.regrouping != first) return Stage.REGROUP;
    int next = s.after(s.active);
    s.turns += Math.floorMod(next - s.active, s.seats) - 1; // those of the eliminated
    if (Ending.timeUp(s, log)) return Stage.OVER;
    s.active = next;
    return beginTurn(s, log);
  }

  @Override
  protected Result result(FsState s) {
    return Ending.result(s);
  }

  @Override
  public View view(FsState s, Viewer viewer) {
    return Looking.at(s, viewer);
  }

  @Override
  public void imagine(FsState s, Viewer viewer, Rng rng) {
    Imagining.redeal(s, viewer, rng);
  }

  @Override
  public void remember(FsState restored, FsState undone) {
    Known.remember(restored, undone);
  }

  @Override
  public void invariants(FsState s) {
    Invariants.hold(s);
  }

  @Rule({"FS-A68", "FS-A70", "FS-A76"})
  @Override
  public Seats audience(FsState s, Seat mover, Move move) {
    return switch ((FsMove) move) {
      case FsMove.Draw(Seat seat, Kind _, int _) -> Seats.of(seat);
      case FsMove.Take(Seat from, Kind _, int _) -> new Seats(from.bit() | s.seat().bit());
      case FsMove.Fetch _, FsMove.Name _ -> Seats.of(mover);
      case FsMove.Discard _ -> s.house.strictMemory() ? Seats.of(mover) : Seats.EVERYBODY;
      case FsMove.Showing _,
          FsMove.Train _,
          FsMove.Prove _,
          FsMove.Declaring _,
          FsMove.Calling _,
          FsMove.Talk _,
          FsMove.Roar _,
          FsMove.Keep _ ->
          Seats.EVERYBODY;
    };
  }
}
