package touchline.games.demo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Content;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Option;
import touchline.engine.Pack;
import touchline.engine.Phase;
import touchline.engine.PhasedGame;
import touchline.engine.Result;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Setup;
import touchline.engine.Step;
import touchline.engine.Title;
import touchline.engine.View;
import touchline.engine.Viewer;

/// Ten weeks; each week a few players come to market, every club talks to its team in secret, and
/// matches are played.
public final class Demo extends PhasedGame<DemoState> {
  /// What is going on; the names are the phases'.
  public enum Stage {
    DEALING,
    SCOUTING,
    TRANSFERS,
    TEAM_TALKS,
    MATCHDAY,
    FULL_TIME
  }

  static final Option WEEKS = new Option("weeks", List.of("10", "5"), "10", "DEMO-011");
  static final Option EARLY = new Option("early-title", List.of("no", "yes"), "no", "DEMO-A02");

  private static final Title TITLE =
      new Title("demo", "Demo", 2, 4, 1, 1500, List.of(WEEKS, EARLY), List.of(DemoContent.FILE));

  private final Dealing dealing = new Dealing();
  private final Scouting scouting = new Scouting();
  private final Transfers transfers = new Transfers();
  private final TeamTalks teamTalks = new TeamTalks();
  private final Matchday matchday = new Matchday();
  private final Sales sales = new Sales();

  @Override
  public Title title() {
    return TITLE;
  }

  @Override
  public Content content(Pack pack) {
    return DemoContent.read(pack);
  }

  @Override
  public View box(Content content) {
    return DemoBox.of((DemoContent) content);
  }

  @Rule({"DEMO-001", "DEMO-011"})
  @Override
  public DemoState setup(Setup setup) {
    return new DemoState(
        (DemoContent) setup.content(),
        setup.seats(),
        Integer.parseInt(setup.options().get(WEEKS)),
        setup.options().is(EARLY, "yes"));
  }

  @Rule("DEMO-010") // order of play
  @Override
  protected void advance(DemoState s, Log log) {
    s.stage =
        switch (s.stage) {
          case DEALING -> Stage.SCOUTING;
          case SCOUTING -> Stage.TRANSFERS;
          case TRANSFERS -> Stage.TEAM_TALKS;
          case TEAM_TALKS -> Stage.MATCHDAY;
          case MATCHDAY -> {
            s.week++;
            yield s.week == s.weeks || Ending.early(s, log) ? Stage.FULL_TIME : Stage.DEALING;
          }
          case FULL_TIME -> Stage.FULL_TIME;
        };
  }

  @Override
  protected @Nullable Phase<DemoState, ?> phase(DemoState s) {
    return switch (s.stage) {
      case DEALING -> dealing;
      case SCOUTING -> scouting;
      case TRANSFERS -> transfers;
      case TEAM_TALKS -> teamTalks;
      case MATCHDAY -> matchday;
      case FULL_TIME -> null;
    };
  }

  @Override
  protected List<Phase<DemoState, ?>> phases() {
    return List.of(dealing, scouting, transfers, teamTalks, matchday);
  }

  @Override
  protected List<Step<DemoState, ?>> asides() {
    return List.of(sales);
  }

  @Override
  protected Result result(DemoState s) {
    return Ending.result(s);
  }

  @Override
  public View view(DemoState s, Viewer viewer) {
    return Looking.at(s, viewer);
  }

  @Override
  public void imagine(DemoState s, Viewer viewer, Rng rng) {
    Imagining.redeal(s, viewer, rng);
  }

  @Override
  public void invariants(DemoState s) {
    Invariants.hold(s);
  }

  @Override
  public void possible(DemoState s) {
    Invariants.possible(s);
  }

  @Rule("DEMO-051") // drawn and laid cards are known to their club alone
  @Override
  public Seats audience(DemoState s, Seat mover, Move move) {
    return switch ((DemoMove) move) {
      case DemoMove.Draw(Seat club, Talk _) -> Seats.of(club);
      case DemoMove.Choice _ -> Seats.of(mover);
      case DemoMove.Scout _, DemoMove.Bid _, DemoMove.Sale _, DemoMove.Throw _ -> Seats.EVERYBODY;
    };
  }
}
