package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// A Lion has won: his owner may take the loser's fan group. Where he has one himself it goes to
/// the pile.
@Rule({"FS-086", "FS-087", "FS-A21", "FS-A22"})
final class Roaring implements Phase<FsState, FsMove.Roar> {
  @Override
  public Class<FsMove.Roar> moves() {
    return FsMove.Roar.class;
  }

  @Override
  public boolean done(FsState s) {
    return s.lion < 0;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.of(Seat.at(s.lion));
  }

  @Rule("FS-A22")
  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat.ordinal() != s.lion) return;
    out.add(new FsMove.TakeFans());
    out.add(new FsMove.LeaveFans());
  }

  @Override
  public void play(FsState s, Seat seat, FsMove.Roar move, Log log) {
    switch (move) {
      case FsMove.TakeFans() -> take(s, seat, log);
      case FsMove.LeaveFans() -> {}
    }
    s.lion = FsState.NOBODY;
    s.robbedOfFans = FsState.NOBODY;
  }

  @Rule({"FS-086", "FS-087"})
  private static void take(FsState s, Seat seat, Log log) {
    var from = Seat.at(s.robbedOfFans);
    s.fans[s.robbedOfFans] = false;
    if (s.fans[s.lion]) {
      Cards.pile(s, Kind.FANS);
      log.tell(() -> new FsEvent.LostFans("FS-087", from));
    } else {
      s.fans[s.lion] = true;
      log.tell(() -> new FsEvent.TookFans("FS-086", seat, from));
    }
  }

  @Override
  public Refusal refuse(FsState s, Seat seat, FsMove.Roar move) {
    return Refusal.NOT_YOUR_TURN;
  }
}
