package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;

/// A Supporter's cards are drawn by chance, one after the other; thief and victim see which.
@Rule({"FS-051", "FS-A46"})
final class Robbing implements Phase<FsState, FsMove.Robbing> {
  @Override
  public Class<FsMove.Robbing> moves() {
    return FsMove.Robbing.class;
  }

  static boolean on(FsState s) {
    return s.victims[0] >= 0;
  }

  @Override
  public boolean done(FsState s) {
    return !on(s);
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    int from = s.victims[0];
    for (int card = 0; card < FsContent.CARDS; card++) {
      int copies = s.hand[FsState.at(from, card)];
      if (copies > 0)
        out.add(new FsMove.Take(Seat.at(from), FsContent.kind(card), s.box.number(card)), copies);
    }
  }

  @Override
  public void play(FsState s, Seat seat, FsMove.Robbing move, Log log) {
    switch (move) {
      case FsMove.Take(Seat from, Kind kind, int number) -> {
        int card = s.box.card(kind, number);
        s.hand[FsState.at(from.ordinal(), card)]--;
        s.hand[FsState.at(s.active, card)]++;
        Known.taken(s, from.ordinal(), s.active, card);
        var by = s.seat();
        var both = new Seats(from.bit() | by.bit());
        log.tell(both, () -> new FsEvent.Taken("FS-051", by, from, kind, number));
      }
    }
    s.victims[0] = s.victims[1];
    s.victims[1] = FsState.NOBODY;
  }
}
