package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Hands are filled up to eight, card by card: at the start for everybody, in regroup for one seat.
@Rule({"FS-016", "FS-020", "FS-090"})
final class Dealing implements Phase<FsState, FsMove.Dealing> {
  @Override
  public Class<FsMove.Dealing> moves() {
    return FsMove.Dealing.class;
  }

  @Rule("FS-A51") // deck and pile may both be empty
  @Override
  public boolean done(FsState s) {
    return next(s) < 0 || s.inDeck() == 0 && s.inPile() == 0;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.LUCK;
  }

  @Override
  public void begin(FsState s, Log log) {
    refill(s, log);
  }

  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    var by = Seat.at(next(s));
    for (int card = 0; card < FsContent.CARDS; card++)
      if (s.deck[card] > 0)
        out.add(new FsMove.Draw(by, FsContent.kind(card), s.box.number(card)), s.deck[card]);
  }

  @Override
  public void play(FsState s, Seat seat, FsMove.Dealing move, Log log) {
    switch (move) {
      case FsMove.Draw(Seat by, Kind kind, int number) ->
          Cards.draw(s, by.ordinal(), s.box.card(kind, number), log);
    }
    refill(s, log);
  }

  /// The pile is shuffled when a card has to be drawn and there is none.
  @Rule({"FS-017", "FS-A77"})
  private static void refill(FsState s, Log log) {
    if (next(s) >= 0 && s.inDeck() == 0 && s.inPile() > 0) Cards.shuffle(s, log);
  }

  /// The seat that draws next, or -1.
  @Rule({"FS-020", "FS-090"})
  private static int next(FsState s) {
    if (s.stage == Stage.REFILL) return s.cards(s.regrouping) < FsState.HAND ? s.regrouping : -1;
    for (int i = 0, seat = s.active; i < s.seats; i++, seat = (seat + 1) % s.seats)
      if (s.cards(seat) < FsState.HAND) return seat;
    return -1;
  }
}
