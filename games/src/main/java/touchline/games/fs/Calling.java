package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The challenger says which of the declared confrontations is held next; the last one left needs
/// no word.
@Rule({"FS-060", "FS-A25", "FS-A74"})
final class Calling implements Phase<FsState, FsMove.Calling> {
  @Override
  public Class<FsMove.Calling> moves() {
    return FsMove.Calling.class;
  }

  @Rule("FS-A74")
  @Override
  public void begin(FsState s, Log log) {
    int open = open(s);
    if (Integer.bitCount(open) == 1) call(s, Integer.numberOfTrailingZeros(open), log);
  }

  /// A bit for each confrontation that is still to be held.
  static int open(FsState s) {
    return (1 << s.declared) - 1 & ~s.settled;
  }

  @Override
  public boolean done(FsState s) {
    return s.duel >= 0;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.of(s.seat());
  }

  @Rule("FS-060")
  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat.ordinal() != s.active) return;
    for (int open = open(s); open != 0; open &= open - 1) {
      int own = s.mine[Integer.numberOfTrailingZeros(open)];
      out.add(new FsMove.Call(s.man(own).number()));
    }
  }

  @Override
  public void play(FsState s, Seat seat, FsMove.Calling move, Log log) {
    switch (move) {
      case FsMove.Call(int player) -> call(s, which(s, player), log);
    }
  }

  private static int which(FsState s, int player) {
    int own = s.box.footballer(player);
    int i = 0;
    while (s.mine[i] != own) i++;
    return i;
  }

  private static void call(FsState s, int which, Log log) {
    s.duel = which;
    var seat = s.seat();
    var other = Seat.at(s.lies[s.theirs[which]]);
    int player = s.man(s.mine[which]).number();
    int target = s.man(s.theirs[which]).number();
    log.tell(() -> new FsEvent.Called("FS-060", seat, player, other, target));
  }

  @Override
  public Refusal refuse(FsState s, Seat seat, FsMove.Calling move) {
    return seat.ordinal() == s.active
        ? Refusal.of("FS-060", "not-declared")
        : Refusal.NOT_YOUR_TURN;
  }
}
