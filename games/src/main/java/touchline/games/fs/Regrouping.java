package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Everybody, the active player first, may discard one card; who holds more than eight discards
/// down to eight first, and may then let one more go.
@Rule({"FS-090", "FS-091", "FS-092", "FS-A52", "FS-A53"})
final class Regrouping implements Phase<FsState, FsMove.Regroup> {
  @Override
  public Class<FsMove.Regroup> moves() {
    return FsMove.Regroup.class;
  }

  @Override
  public void begin(FsState s, Log log) {
    s.kept = false;
  }

  @Override
  public boolean done(FsState s) {
    return s.kept;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.of(Seat.at(s.regrouping));
  }

  @Rule({"FS-091", "FS-A52"})
  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat.ordinal() != s.regrouping) return;
    if (s.cards(s.regrouping) <= FsState.HAND) out.add(new FsMove.Keep());
    for (int card = 0; card < FsContent.CARDS; card++)
      if (s.holds(s.regrouping, card))
        out.add(new FsMove.Discard(FsContent.kind(card), s.box.number(card)));
  }

  @Rule({"FS-090", "FS-A53"})
  @Override
  public void play(FsState s, Seat seat, FsMove.Regroup move, Log log) {
    switch (move) {
      case FsMove.Keep() -> s.kept = true;
      case FsMove.Discard(Kind kind, int number) -> {
        boolean free = s.cards(s.regrouping) <= FsState.HAND;
        Cards.discard(s, s.regrouping, s.box.card(kind, number));
        tell(s, seat, kind, number, log);
        if (free) s.kept = true;
      }
    }
  }

  /// Where nobody keeps cards in mind, the log does not either: the top of the pile shows it as
  /// long as it is the top.
  @Rule({"FS-014", "FS-A70"})
  private static void tell(FsState s, Seat seat, Kind kind, int number, Log log) {
    if (s.house.strictMemory()) log.tell(() -> new FsEvent.Dropped("FS-014", seat));
    else log.tell(() -> new FsEvent.Discarded("FS-014", seat, kind, number));
  }

  @Override
  public Refusal refuse(FsState s, Seat seat, FsMove.Regroup move) {
    if (seat.ordinal() != s.regrouping) return Refusal.NOT_YOUR_TURN;
    return switch (move) {
      case FsMove.Keep() -> Refusal.of("FS-091", "too-many", "most", FsState.HAND);
      case FsMove.Discard _ -> Refusal.of("FS-090", "not-in-hand");
    };
  }
}
