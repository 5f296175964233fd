package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;

/// A Scout looks through the pile and brings one card; then he lies on top himself.
@Rule({"FS-015", "FS-052", "FS-A47", "FS-A68", "FS-A72"})
final class Scouting implements Phase<FsState, FsMove.Scouting> {
  @Override
  public Class<FsMove.Scouting> moves() {
    return FsMove.Scouting.class;
  }

  @Override
  public boolean done(FsState s) {
    return !s.scouting;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.of(s.seat());
  }

  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat.ordinal() != s.active) return;
    for (int card = 0; card < FsContent.CARDS; card++)
      if (s.inPile(card) > 0) out.add(new FsMove.Fetch(FsContent.kind(card), s.box.number(card)));
  }

  @Override
  public void play(FsState s, Seat seat, FsMove.Scouting move, Log log) {
    switch (move) {
      case FsMove.Fetch(Kind kind, int number) -> {
        Cards.fetch(s, s.active, s.box.card(kind, number));
        Cards.pile(s, Kind.SCOUT);
        log.tell(Seats.of(seat), () -> new FsEvent.Fetched("FS-052", seat, kind, number));
      }
    }
    s.scouting = false;
    int cards = s.inPile();
    log.tell(() -> new FsEvent.Back("FS-052", seat, cards));
  }

  @Override
  public Refusal refuse(FsState s, Seat seat, FsMove.Scouting move) {
    return seat.ordinal() == s.active ? Refusal.of("FS-052", "not-in-pile") : Refusal.NOT_YOUR_TURN;
  }
}
