package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The active player lays footballers, conditions, tactics and coaches, and uses the cards whose
/// text names this phase, as many as he likes, in any order.
@Rule({"FS-023", "FS-024", "FS-025", "FS-A06", "FS-A49"})
final class Training implements Phase<FsState, FsMove.Train> {
  @Override
  public Class<FsMove.Train> moves() {
    return FsMove.Train.class;
  }

  @Override
  public boolean done(FsState s) {
    return s.trained;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.of(s.seat());
  }

  @Rule({"FS-025", "FS-A49"})
  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat.ordinal() != s.active) return;
    gyms(s, out);
    benches(s, out);
    rooms(s, out);
    Seizing.legal(s, out);
    characters(s, out);
    announcements(s, out);
    out.add(new FsMove.EndTraining());
  }

  private static void gyms(FsState s, Moves out) {
    Gyms.groups(s, out);
    for (int g = 0; g < FsState.GYMS; g++) {
      if (s.gym[g] != s.active) continue;
      for (int f = 0; f < FsContent.FOOTBALLERS; f++)
        if (Gyms.admits(s, g, f)) out.add(new FsMove.Enter(g + 1, s.man(f).number()));
      if (Gyms.clears(s, s.active, g)) out.add(new FsMove.Clear(g + 1));
    }
    for (int f = 0; f < FsContent.FOOTBALLERS; f++)
      if (Gyms.releases(s, s.active, f)) out.add(new FsMove.Leave(s.man(f).number()));
  }

  private static void benches(FsState s, Moves out) {
    for (int f = 0; f < FsContent.FOOTBALLERS; f++)
      if (s.holds(s.active, f) && Laying.roomOnBench(s, f))
        out.add(new FsMove.Bench(s.man(f).number()));
  }

  @Rule({"FS-030", "FS-034", "FS-037", "FS-A33", "FS-A50"})
  private static void rooms(FsState s, Moves out) {
    for (int t = 0; t < FsContent.TACTICS; t++)
      if (s.holds(s.active, FsContent.FOOTBALLERS + t)) out.add(new FsMove.Lay(Kind.TACTIC, t + 1));
    if (s.holds(s.active, Kind.GYM)) out.add(new FsMove.Lay(Kind.GYM, 0));
    if (s.holds(s.active, Kind.FANS) && !s.fans[s.active]) out.add(new FsMove.Lay(Kind.FANS, 0));
    for (int t = 0; t < FsContent.TACTICS; t++) {
      if (s.holds(s.active, Kind.COACH) && Rooms.free(s, s.active, t) >= 0)
        out.add(new FsMove.Appoint(t + 1));
      if (s.holds(s.active, Kind.CONTRACT) && Rooms.unsigned(s, s.active, t) >= 0)
        out.add(new FsMove.Sign(t + 1));
    }
  }

  @Rule("FS-A47")
  private static void characters(FsState s, Moves out) {
    for (int f = 0; f < FsContent.FOOTBALLERS; f++) {
      int number = s.man(f).number();
      if (s.holds(s.active, Kind.AGENT) && Characters.mayPoach(s, f))
        out.add(new FsMove.Poach(number));
      if (s.holds(s.active, Kind.INJURY) && Characters.mayInjure(s, f))
        out.add(new FsMove.Injure(number));
      if (s.holds(s.active, Kind.DOCTOR) && Characters.mayCure(s, f))
        out.add(new FsMove.Cure(number));
    }
    if (s.holds(s.active, Kind.SUPPORTER)) Characters.sways(s, out);
    if (s.holds(s.active, Kind.SCOUT) && s.inPile() > 0) out.add(new FsMove.Send());
  }

  private static void announcements(FsState s, Moves out) {
    for (int t = 0; t < FsContent.TACTICS; t++)
      if (Proof.mayAnnounce(s, t)) out.add(new FsMove.Announce(t + 1));
  }

  @Override
  public void play(FsState s, Seat seat, FsMove.Train move, Log log) {
    switch (move) {
      case FsMove.Bench _,
          FsMove.Lay _,
          FsMove.Appoint _,
          FsMove.Sign _,
          FsMove.Group _,
          FsMove.Enter _,
          FsMove.Leave _,
          FsMove.Clear _ ->
          Laying.play(s, seat, move, log);
      case FsMove.Seize _, FsMove.Hire _, FsMove.Raid _ -> Seizing.play(s, seat, move, log);
      case FsMove.Poach _, FsMove.Sway _, FsMove.Send _, FsMove.Injure _, FsMove.Cure _ ->
          Characters.play(s, seat, move, log);
      case FsMove.Announce(int tactic) -> Proof.announce(s, seat, tactic - 1, log);
      case FsMove.EndTraining() -> s.trained = true;
    }
  }

  @Override
  public Refusal refuse(FsState s, Seat seat, FsMove.Train move) {
    return seat.ordinal() == s.active ? Why.not(s, move) : Refusal.NOT_YOUR_TURN;
  }
}
