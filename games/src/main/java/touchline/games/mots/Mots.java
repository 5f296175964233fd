package touchline.games.mots;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
import touchline.engine.Step;
import touchline.engine.Title;
import touchline.engine.View;
import touchline.engine.Viewer;

/// Match of the Season: two to four managers, six seasons. The order of play stands in [Course].
@Rule({"MOTS-001", "MOTS-002", "MOTS-003"})
public final class Mots extends PhasedGame<MotsState> {
  private static final int FEWEST = 2;
  private static final int MOST = 4;
  private static final int BOUND = 60_000;

  private static final Title TITLE =
      new Title(
          "match-of-the-season",
          "Match of the Season",
          FEWEST,
          MOST,
          1,
          BOUND,
          House.ALL,
          ContentReader.FILES);

  private static final TurnUp TURN_UP = new TurnUp();
  private static final LineUps LINE_UPS = new LineUps();
  private static final EuroCup EURO = new EuroCup();

  private final Map<Stage, Phase<MotsState, ?>> byStage = stages();
  private final Phase<MotsState, ?>[] phases = table(byStage);
  private final List<Step<MotsState, ?>> asides =
      List.of(new Sell(), new Buy(), new PutUp(), new UseRed(), new Hold());

  @Override
  public Title title() {
    return TITLE;
  }

  @Override
  public Content content(Pack pack) {
    return ContentReader.read(pack);
  }

  @Override
  public View box(Content content) {
    return (MotsContent) content;
  }

  @Override
  @Rule({"MOTS-001", "MOTS-015", "MOTS-016"})
  public MotsState setup(Setup setup) {
    if (setup.seats() < FEWEST || setup.seats() > MOST) {
      throw new IllegalArgumentException(
          "MOTS-001: found " + setup.seats() + " seats, expected 2 to 4");
    }
    setup.options().check(TITLE);
    var content = (MotsContent) setup.content();
    var s = new MotsState(content, new Lookup(content), new House(setup.options()), setup.seats());
    Arrays.fill(s.owner, 0, Lookup.YOUTHS, MotsState.PILE);
    Arrays.fill(s.owner, Lookup.YOUTHS, Lookup.CARDS, MotsState.CHANCES);
    Arrays.fill(s.cash, MotsState.START_CASH);
    Arrays.fill(s.line, MotsState.EMPTY);
    Arrays.fill(s.pick, MotsState.OPEN);
    for (int k = 0; k < s.box.kinds; k++) s.chances[k] = (byte) content.chances().get(k).copies();
    s.derive();
    return s;
  }

  @Override
  protected List<Phase<MotsState, ?>> phases() {
    return List.copyOf(byStage.values());
  }

  @Override
  protected List<Step<MotsState, ?>> asides() {
    return asides;
  }

  @Override
  protected @Nullable Phase<MotsState, ?> phase(MotsState s) {
    return phases[s.stage.ordinal()];
  }

  @Override
  protected void advance(MotsState s, Log log) {
    Course.advance(s, log);
  }

  @Override
  protected Result result(MotsState s) {
    return Honours.result(s);
  }

  @Override
  public View view(MotsState s, Viewer viewer) {
    return new Looking(s, viewer).view();
  }

  @Override
  public void imagine(MotsState s, Viewer viewer, Rng rng) {
    new Imagining(s, viewer, rng).deal();
  }

  @Override
  public void invariants(MotsState s) {
    Invariants.hold(s);
  }

  @Override
  public void possible(MotsState s) {
    Ranges.hold(s);
    Placed.hold(s);
    Readiness.hold(s);
  }

  @Override
  @Rule("MOTS-A80")
  public Seats audience(MotsState s, Seat mover, Move move) {
    return switch (move) {
      case Chance.Draw(int kind) when Chances.unknown(s) > 0 && s.box.effect[kind - 1].kept() ->
          Seats.of(s.seat(s.rolling()));
      case LineUps.Building part when !LineUps.seen(s, part) -> Seats.of(mover);
      case Substitutions.Sub _ -> Seats.of(mover);
      case Contracts.Extend _ -> Seats.of(mover);
      case KickOff.Lay _ -> Seats.of(mover);
      default -> Seats.EVERYBODY;
    };
  }

  /// A card that was shown and is back in a hand stays known.
  @Override
  public void remember(MotsState restored, MotsState undone) {
    Seen.remember(restored, undone);
  }

  private static Map<Stage, Phase<MotsState, ?>> stages() {
    var all = new EnumMap<Stage, Phase<MotsState, ?>>(Stage.class);
    for (var stage : Stage.values()) {
      var phase = phaseOf(stage);
      if (phase != null) all.put(stage, phase);
    }
    return all;
  }

  private static @Nullable Phase<MotsState, ?> phaseOf(Stage stage) {
    return switch (stage) {
      case COLOURS -> new Colours();
      case DEAL -> new Deal();
      case DRAFT -> new Draft();
      case LINE_UPS, CHANGES -> LINE_UPS;
      case THROW_OFF -> new ThrowOff();
      case OPEN_FOUR, TURN_UP -> TURN_UP;
      case AUCTION -> new Auction();
      case DAY -> new Day();
      case MOVE -> new MoveMarker();
      case TURN_OVER -> new TurnOver();
      case CHANCE -> new Chance();
      case CHOICE -> new Choice();
      case NUMBERS -> new Numbers();
      case EURO_FIELD, EURO_DRAW -> EURO;
      case KICK_OFF -> new KickOff();
      case DIE -> new Die();
      case TAKER -> new Taker();
      case SIX_THROWS -> new Advanced();
      case REPLACEMENT -> new Replacement();
      case SUBSTITUTIONS -> new Substitutions();
      case CONTRACTS -> new Contracts();
      case LOSSES -> new Losses();
      case EMERGENCY -> new Emergency();
      case SWAPS -> new Swaps();
      case SHORTAGE -> new Shortage();
      case OVER -> null;
    };
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Phase<MotsState, ?>[] table(Map<Stage, Phase<MotsState, ?>> byStage) {
    Phase<MotsState, ?>[] all = new Phase[Stage.values().length];
    byStage.forEach((stage, phase) -> all[stage.ordinal()] = phase);
    return all;
  }
}
