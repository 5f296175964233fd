package touchline.testkit;

import touchline.engine.Seat;
import touchline.engine.State;

/// Whatever is on offer can be played, told and looked at.
final class PlayLaw implements Law {
  private static final int TRIED = 6;

  @Override
  public String name() {
    return "2 what is offered can be played";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var subject = at.subject();
    for (var seat : Seat.values()) {
      if (seat != Seat.LUCK && seat.ordinal() >= subject.setup.seats()) continue;
      for (var move : at.some(subject.all(at.state(), seat), TRIED)) {
        var after = at.state().copy();
        try {
          subject.game.play(after, seat, move, new Hearing());
          subject.game.turn(after);
          for (var viewer : subject.viewers()) subject.game.view(after, viewer);
        } catch (RuntimeException | AssertionError e) {
          throw new Broken(seat + " " + subject.notation.write(move) + ": " + e);
        }
      }
    }
  }
}
