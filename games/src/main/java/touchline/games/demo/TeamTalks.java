package touchline.games.demo;

import static touchline.games.demo.DemoState.NOTHING;
import static touchline.games.demo.DemoState.UNDECIDED;

import java.util.Arrays;
import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;
import touchline.games.demo.DemoMove.Choice;
import touchline.games.demo.DemoMove.Keep;
import touchline.games.demo.DemoMove.Lay;

/// Every club lays one of its cards covered, or none, in any order; then all are turned over
/// together. Until then others see only who has chosen.
@Rule({"DEMO-050", "DEMO-051"})
final class TeamTalks implements Phase<DemoState, Choice> {
  @Override
  public Class<Choice> moves() {
    return Choice.class;
  }

  @Override
  public void begin(DemoState s, Log log) {
    Arrays.fill(s.chosen, UNDECIDED);
  }

  @Override
  public boolean done(DemoState s) {
    return waiting(s) == 0;
  }

  @Override
  public Turn turn(DemoState s) {
    return Turn.of(new Seats(waiting(s)));
  }

  @Override
  public void legal(DemoState s, Seat seat, Moves out) {
    int club = seat.ordinal();
    if (club >= s.clubs || s.chosen[club] != UNDECIDED) return;
    out.add(new Keep());
    for (int kind = 0; kind < Talk.KINDS; kind++)
      if (s.holds(club, kind)) out.add(new Lay(Talk.at(kind)));
  }

  @Override
  public void play(DemoState s, Seat seat, Choice choice, Log log) {
    s.chosen[seat.ordinal()] =
        switch (choice) {
          case Keep() -> NOTHING;
          case Lay(Talk talk) -> talk.ordinal();
        };
    if (waiting(s) == 0) turnOver(s, log);
  }

  @Override
  public Refusal refuse(DemoState s, Seat seat, Choice choice) {
    int club = seat.ordinal();
    if (club >= s.clubs) return Refusal.NOT_YOUR_TURN;
    return s.chosen[club] != UNDECIDED
        ? Refusal.of("DEMO-050", "already-chosen")
        : Refusal.of("DEMO-050", "not-in-hand");
  }

  private static int waiting(DemoState s) {
    int mask = 0;
    for (int club = 0; club < s.clubs; club++) if (s.chosen[club] == UNDECIDED) mask |= 1 << club;
    return mask;
  }

  private static void turnOver(DemoState s, Log log) {
    log.reveal();
    for (int club = 0; club < s.clubs; club++) {
      var seat = Seat.at(club);
      int kind = s.chosen[club];
      if (kind == NOTHING) {
        log.tell(() -> new DemoEvent.Silent("DEMO-051", seat));
        continue;
      }
      s.hand[DemoState.at(club, kind)]--;
      s.discard[kind]++;
      log.tell(() -> new DemoEvent.Talked("DEMO-051", seat, Talk.at(kind)));
    }
  }
}
