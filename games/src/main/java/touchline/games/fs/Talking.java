package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The talk of a confrontation: one action at a time, the challenged player first, until both pass
/// one after the other.
@Rule({"FS-061", "FS-064", "FS-069", "FS-A07", "FS-A08", "FS-A09"})
final class Talking implements Phase<FsState, FsMove.Talk> {
  @Override
  public Class<FsMove.Talk> moves() {
    return FsMove.Talk.class;
  }

  @Override
  public void begin(FsState s, Log log) {
    Duel.begin(s);
    speakForTheOut(s, log);
  }

  @Override
  public boolean done(FsState s) {
    return s.hurtSide >= 0 || s.passes == 2;
  }

  static int side(FsState s) {
    return s.challengersWord ? Duel.CHALLENGER : Duel.CHALLENGED;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.of(Seat.at(Duel.seat(s, side(s))));
  }

  @Rule({"FS-061", "FS-069"})
  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    int side = side(s);
    if (seat.ordinal() != Duel.seat(s, side)) return;
    out.add(new FsMove.Pass());
    for (var attribute : Attribute.values()) {
      if (Acts.play(s, side, attribute))
        out.add(new FsMove.Play(Acts.sector(s, side).play(), attribute));
      if (Acts.honours(s, side, attribute)) out.add(new FsMove.Honours(attribute));
      for (int f = 0; f < FsContent.FOOTBALLERS; f++)
        if (Acts.support(s, side, f, attribute))
          out.add(new FsMove.Support(s.man(f).number(), attribute));
    }
    if (Acts.preside(s, side)) out.add(new FsMove.Preside());
    if (Acts.hurt(s, side)) out.add(new FsMove.Hurt());
  }

  @Rule({"FS-064", "FS-A08", "FS-A09"})
  @Override
  public void play(FsState s, Seat seat, FsMove.Talk move, Log log) {
    int side = side(s);
    if (move instanceof FsMove.Pass) pass(s, seat, log);
    else {
      s.passes = 0;
      Acts.play(s, seat, side, move, log);
      s.challengersWord = !s.challengersWord;
    }
    speakForTheOut(s, log);
  }

  /// Where each attribute is talked about by itself, two passes end its round.
  @Rule({"FS-064", "FS-A07", "FS-A08"})
  private static void pass(FsState s, Seat seat, Log log) {
    log.tell(() -> new FsEvent.Passed("FS-064", seat));
    s.challengersWord = !s.challengersWord;
    s.passes++;
    if (s.passes < 2 || !s.house.roundForEach() || s.round == Attribute.COUNT - 1) return;
    s.round++;
    s.passes = 0;
    s.challengersWord = false;
  }

  /// An eliminated player always passes.
  @Rule({"FS-100", "FS-A59"})
  private void speakForTheOut(FsState s, Log log) {
    while (!done(s) && s.isOut(Duel.seat(s, side(s)))) pass(s, Seat.at(Duel.seat(s, side(s))), log);
  }

  @Rule("FS-065")
  @Override
  public Refusal refuse(FsState s, Seat seat, FsMove.Talk move) {
    int side = side(s);
    if (seat.ordinal() != Duel.seat(s, side)) return Refusal.of("FS-065", "not-your-word");
    return Acts.why(s, side, move);
  }
}
