package touchline.games.mots;

import java.util.List;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The home manager may lay one tactics card face down, then throws.
@Rule({"MOTS-070", "MOTS-084", "MOTS-085", "MOTS-086", "MOTS-A38"})
public final class KickOff implements Phase<MotsState, KickOff.Opening> {
  /// What the home manager may do.
  public sealed interface Opening extends Move {}

  /// Lays this tactics card face down.
  public record Lay(Effect card) implements Opening {}

  /// Throws the die of the match.
  public record Begin() implements Opening {}

  private static final Begin BEGIN = new Begin();
  private static final boolean[] WING_ATTACK = formations("4-4-2", "3-5-2", "3-4-3");
  private static final boolean[] CENTRAL_ATTACK = formations("4-4-2", "3-5-2");
  private static final Effect[] TACTICS = {
    Effect.COUNTER_ATTACK,
    Effect.WING_ATTACK,
    Effect.CENTRAL_ATTACK,
    Effect.MATCH_OF_THE_SEASON,
    Effect.SUPERSAVE
  };
  private static final Lay[] LAYS = {
    new Lay(TACTICS[0]),
    new Lay(TACTICS[1]),
    new Lay(TACTICS[2]),
    new Lay(TACTICS[3]),
    new Lay(TACTICS[4])
  };

  @Override
  public Class<Opening> moves() {
    return Opening.class;
  }

  @Override
  public boolean done(MotsState s) {
    return s.passed;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(s.seat(s.home[s.playing]));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    int team = s.home[s.playing];
    if (seat == Seat.LUCK || s.seat(team) != seat) return;
    out.add(BEGIN);
    if (s.laid[s.playing] >= 0 || barred(s)) return;
    for (int i = 0; i < TACTICS.length; i++) {
      if (s.held(team, Chances.kind(s, TACTICS[i])) > 0 && allows(s, team, TACTICS[i]))
        out.add(LAYS[i]);
    }
  }

  private static boolean barred(MotsState s) {
    return s.competition == Competition.EURO_CUP || s.house.advanced && !s.house.tacticsInAdvanced;
  }

  /// Whether the team's formation allows the card.
  @Rule({"MOTS-091", "MOTS-093"})
  static boolean allows(MotsState s, int team, Effect card) {
    return switch (card) {
      case WING_ATTACK -> WING_ATTACK[s.shape[team]];
      case CENTRAL_ATTACK -> CENTRAL_ATTACK[s.shape[team]];
      default -> card.colour() == Effect.Colour.GREEN;
    };
  }

  private static boolean[] formations(String... texts) {
    var all = new boolean[Formation.ALL.size()];
    for (int f = 0; f < all.length; f++)
      all[f] = List.of(texts).contains(Formation.ALL.get(f).text());
    return all;
  }

  @Override
  public void play(MotsState s, Seat seat, Opening move, Log log) {
    int team = s.home[s.playing];
    switch (move) {
      case Lay(Effect card) -> {
        int kind = Chances.kind(s, card);
        s.hand[team * s.box.kinds + kind]--;
        s.laid[s.playing] = (byte) kind;
        log.tell(() -> new MotsEvent.Laid("MOTS-085", Team.at(team)));
      }
      case Begin() -> s.passed = true;
    }
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Opening move) {
    int team = s.home[s.playing];
    if (s.seat(team) != seat) {
      return move instanceof Lay
              && s.away[s.playing] < MotsState.TEAMS
              && s.manager[s.away[s.playing]] == seat.ordinal()
          ? Refusal.of("MOTS-084", "home-only")
          : Refusal.NOT_YOUR_TURN;
    }
    return switch (move) {
      case Begin() -> Refusal.NOT_ON_OFFER;
      case Lay _ when s.competition == Competition.EURO_CUP ->
          Refusal.of("MOTS-086", "not-in-euro-cup");
      case Lay _ when barred(s) -> Refusal.of("MOTS-A73", "not-in-advanced");
      case Lay _ when s.laid[s.playing] >= 0 -> Refusal.of("MOTS-084", "one-a-match");
      case Lay(Effect card)
          when s.held(team, Chances.kind(s, card)) > 0 && card == Effect.WING_ATTACK ->
          Refusal.of("MOTS-091", "wrong-formation");
      case Lay(Effect card)
          when s.held(team, Chances.kind(s, card)) > 0 && card == Effect.CENTRAL_ATTACK ->
          Refusal.of("MOTS-093", "wrong-formation");
      case Lay _ -> Refusal.of("MOTS-046", "not-in-hand");
    };
  }
}
