package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The draw for the start: in order everybody draws and shows cards until it is a footballer.
@Rule("FS-018")
final class Showing implements Phase<FsState, FsMove.Showing> {
  @Override
  public Class<FsMove.Showing> moves() {
    return FsMove.Showing.class;
  }

  @Override
  public boolean done(FsState s) {
    return next(s) == s.seats;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    var by = Seat.at(next(s));
    for (int card = 0; card < FsContent.CARDS; card++)
      if (s.deck[card] > 0)
        out.add(new FsMove.Show(by, FsContent.kind(card), s.box.number(card)), s.deck[card]);
  }

  @Override
  public void play(FsState s, Seat seat, FsMove.Showing move, Log log) {
    switch (move) {
      case FsMove.Show(Seat by, Kind kind, int number) -> {
        int card = s.box.card(kind, number);
        s.deck[card]--;
        Known.turnedUp(s, card);
        if (kind == Kind.FOOTBALLER) s.shown[by.ordinal()] = number;
        log.tell(() -> new FsEvent.Showed("FS-018", by, kind, number));
      }
    }
  }

  private static int next(FsState s) {
    int seat = 0;
    while (seat < s.seats && s.shown[seat] > 0) seat++;
    return seat;
  }

  /// The lowest number starts; all cards are shuffled again.
  @Rule("FS-019")
  static void decide(FsState s, Log log) {
    int first = 0;
    for (int seat = 1; seat < s.seats; seat++) if (s.shown[seat] < s.shown[first]) first = seat;
    s.active = first;
    var seat = Seat.at(first);
    int player = s.shown[first];
    log.tell(() -> new FsEvent.Starts("FS-019", seat, player));
    Cards.gather(s);
  }
}
