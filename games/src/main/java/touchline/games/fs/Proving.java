package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The announcer names a footballer for each position in order, unseen, and lays them open all at
/// once: right wins the game, wrong ends it for him.
@Rule({"FS-096", "FS-097", "FS-A56", "FS-A57"})
final class Proving implements Phase<FsState, FsMove.Proving> {
  @Override
  public Class<FsMove.Proving> moves() {
    return FsMove.Proving.class;
  }

  @Override
  public boolean done(FsState s) {
    return s.proving < 0;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.of(s.seat());
  }

  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat.ordinal() != s.active) return;
    if (mayProve(s)) out.add(new FsMove.Prove());
    for (int f = 0; f < FsContent.FOOTBALLERS; f++)
      if (Proof.mayName(s, f)) out.add(new FsMove.Name(s.man(f).number()));
  }

  private static boolean mayProve(FsState s) {
    return s.house.strictProof() || s.names == FsContent.ELEVEN;
  }

  @Override
  public void play(FsState s, Seat seat, FsMove.Proving move, Log log) {
    switch (move) {
      case FsMove.Name(int number) -> s.named[s.names++] = (byte) s.box.footballer(number);
      case FsMove.Prove() -> prove(s, seat, log);
    }
  }

  @Rule({"FS-096", "FS-097"})
  private static void prove(FsState s, Seat seat, Log log) {
    int tactic = s.proving + 1;
    log.reveal();
    for (int place = 0; place < s.names; place++) {
      int number = s.man(s.named[place]).number();
      var spot = Eleven.spot(s.box, s.proving, place);
      log.tell(() -> new FsEvent.Named("FS-A56", seat, number, spot));
    }
    boolean holds = Proof.holds(s);
    Ending.layOpen(s);
    s.proving = FsState.NOBODY;
    if (holds) {
      s.winner = s.active;
      s.proved = true;
      s.stage = Stage.OVER;
      log.tell(() -> new FsEvent.Proved("FS-096", seat, tactic));
    } else {
      log.tell(() -> new FsEvent.Disproved("FS-097", seat, tactic));
      Ending.eliminate(s);
    }
  }

  @Override
  public Refusal refuse(FsState s, Seat seat, FsMove.Proving move) {
    if (seat.ordinal() != s.active) return Refusal.NOT_YOUR_TURN;
    return switch (move) {
      case FsMove.Prove() -> Refusal.of("FS-094", "not-eleven", "named", s.names);
      case FsMove.Name(int number) -> name(s, s.box.footballer(number));
    };
  }

  private static Refusal name(FsState s, int man) {
    if (s.names == FsContent.ELEVEN) return Refusal.of("FS-094", "eleven-named");
    if (man < 0 || !Proof.possesses(s, s.active, man)) return Refusal.of("FS-A55", "not-yours");
    if (Proof.isNamed(s, man)) return Refusal.of("FS-A56", "named");
    if (s.hurt[man]) return Refusal.of("FS-101", "injured");
    if (!Eleven.plays(s.box, s.proving, s.names, man))
      return Refusal.of("FS-102", "not-his-place", "spot", Eleven.spot(s.box, s.proving, s.names));
    return Refusal.of("FS-A57", "rest-cannot-be-filled");
  }
}
