package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Step;

/// Red cards are played in any open window; each card says for what.
@Rule({"MOTS-045", "MOTS-047", "MOTS-A04"})
public final class UseRed implements Step<MotsState, UseRed.Red> {
  /// Plays a red card.
  public sealed interface Red extends Move {}

  /// Cancels this player's injury.
  public record Physio(int number) implements Red {}

  /// Cancels this player's suspension.
  public record Appeal(int number) implements Red {}

  /// Cancels this player's call-up.
  public record StayHome(int number) implements Red {}

  /// Buys this pool player at half his face value for this team.
  public record Scout(Team team, int number) implements Red {}

  /// This team is at home in its next National Cup match.
  public record HomeGround(Team team) implements Red {}

  /// This team turns one more player face down in the next contract extensions.
  public record Loyalty(Team team) implements Red {}

  @Override
  public Class<Red> moves() {
    return Red.class;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (!Trade.windowOpen(s)) return;
    for (int t = 0; t < MotsState.TEAMS; t++) if (s.manager[t] == seat.ordinal()) legal(s, t, out);
  }

  private static void legal(MotsState s, int team, Moves out) {
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (s.absence[card] == 0) continue;
      if (absent(s, team, card, Effect.PHYSIO, Absence.INJURED)) out.add(new Physio(card + 1));
      if (absent(s, team, card, Effect.APPEAL, Absence.SUSPENDED)) out.add(new Appeal(card + 1));
      if (absent(s, team, card, Effect.STAY_HOME, Absence.CALLED_UP))
        out.add(new StayHome(card + 1));
    }
    if (holds(s, team, Effect.SCOUT) && s.size[team] < MotsState.MOST) scouts(s, team, out);
    if (holds(s, team, Effect.HOME_GROUND) && s.athome[team] == 0)
      out.add(new HomeGround(Team.at(team)));
    if (holds(s, team, Effect.LOYALTY) && s.loyal[team] == 0) out.add(new Loyalty(Team.at(team)));
  }

  private static void scouts(MotsState s, int team, Moves out) {
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (s.owner[c] != MotsState.POOL || s.cash[team] < Squads.halfPrice(s, c)) continue;
      if (!Trade.banned(s, team, c, MotsState.NOBODY)) out.add(new Scout(Team.at(team), c + 1));
    }
  }

  private static boolean holds(MotsState s, int team, Effect effect) {
    return s.held(team, Chances.kind(s, effect)) > 0;
  }

  private static boolean absent(MotsState s, int team, int card, Effect effect, Absence why) {
    return (s.absence[card] & why.bit()) != 0 && holds(s, team, effect);
  }

  @Override
  public void play(MotsState s, Seat seat, Red move, Log log) {
    switch (move) {
      case Physio(int number) -> back(s, number - 1, Effect.PHYSIO, Absence.INJURED, log);
      case Appeal(int number) -> back(s, number - 1, Effect.APPEAL, Absence.SUSPENDED, log);
      case StayHome(int number) -> back(s, number - 1, Effect.STAY_HOME, Absence.CALLED_UP, log);
      case Scout(Team team, int number) -> {
        show(s, team.ordinal(), Effect.SCOUT, number, log);
        Buy.sign(s, team.ordinal(), number - 1, Squads.halfPrice(s, number - 1), "MOTS-A04", log);
      }
      case HomeGround(Team team) -> {
        show(s, team.ordinal(), Effect.HOME_GROUND, 0, log);
        s.athome[team.ordinal()] = 1;
      }
      case Loyalty(Team team) -> {
        show(s, team.ordinal(), Effect.LOYALTY, 0, log);
        s.loyal[team.ordinal()] = 1;
      }
    }
  }

  private static void back(MotsState s, int card, Effect effect, Absence why, Log log) {
    show(s, s.owner[card], effect, card + 1, log);
    why.ends(s, card);
  }

  private static void show(MotsState s, int team, Effect effect, int number, Log log) {
    int kind = Chances.kind(s, effect);
    Chances.show(s, team, kind);
    Chances.toBottom(s, kind);
    log.reveal();
    log.tell(() -> new MotsEvent.Used("MOTS-045", Team.at(team), kind + 1, number));
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Red move) {
    return Trade.windowOpen(s)
        ? Refusal.of("MOTS-045", "no-such-card-or-use")
        : Refusal.of("MOTS-A04", "window-shut");
  }
}
