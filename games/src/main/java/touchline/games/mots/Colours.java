package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// In the order of seats every manager takes a team card; with two managers each takes two, so that
/// their teams alternate round the table. The team left over by three is the walkover team.
@Rule({"MOTS-014", "MOTS-147", "MOTS-A10", "MOTS-A71", "MOTS-A79"})
public final class Colours implements Phase<MotsState, Colours.Take> {
  /// Takes this team.
  public record Take(Team team) implements Move {}

  @Override
  public Class<Take> moves() {
    return Take.class;
  }

  @Override
  public boolean done(MotsState s) {
    return taken(s) == (s.seats == 3 ? 3 : MotsState.TEAMS);
  }

  private static int taken(MotsState s) {
    int place = 0;
    while (place < MotsState.TEAMS && s.order[place] >= 0) place++;
    return place;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(Seat.at(taken(s) % s.seats));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat.ordinal() != taken(s) % s.seats) return;
    for (var team : Team.values()) if (s.walkover(team.ordinal())) out.add(new Take(team));
  }

  @Override
  public void play(MotsState s, Seat seat, Take take, Log log) {
    int team = take.team().ordinal();
    s.order[taken(s)] = (byte) team;
    s.manager[team] = (byte) seat.ordinal();
    log.tell(() -> new MotsEvent.Took("MOTS-014", seat, take.team()));
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Take take) {
    if (seat.ordinal() != taken(s) % s.seats) return Refusal.NOT_YOUR_TURN;
    return Refusal.of("MOTS-014", "taken", "team", take.team());
  }
}
