package touchline.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Result;
import touchline.engine.Seat;
import touchline.engine.State;
import touchline.engine.Turn;

/// Whoever is asked has a move of the phase; lists have no duplicates and a stable order; once the
/// game is over nobody has anything. Asking changes nothing.
final class TurnLaw implements Law {
  @Override
  public String name() {
    return "2 moves on offer";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var subject = at.subject();
    var before = at.state().copy();
    for (var seat : subject.seats()) listed(at, seat);
    switch (subject.game.turn(at.state())) {
      case Turn.Decide(var asked) -> {
        if (asked.count() == 0) throw new Broken("the table waits for an empty set of seats");
        for (var seat : Seat.values())
          if (asked.has(seat) && listed(at, seat).isEmpty())
            throw new Broken(seat + " is asked and has no move of the phase");
      }
      case Turn.Luck _ -> weighed(at);
      case Turn.Over(var result) -> ended(at, result);
    }
    var changed = Deep.difference(before, at.state());
    if (changed != null) throw new Broken("asking for moves changed the state: " + changed);
  }

  private static <S extends State<S>> List<Move> listed(Situation<S> at, Seat seat) {
    var legal = at.subject().legal(at.state(), seat);
    var beside = at.subject().asides(at.state(), seat);
    var all = new ArrayList<>(legal);
    all.addAll(beside);
    if (new HashSet<>(all).size() < all.size())
      throw new Broken(seat + " is offered something twice: " + all);
    if (!legal.equals(at.subject().legal(at.state(), seat))
        || !beside.equals(at.subject().asides(at.state(), seat)))
      throw new Broken(seat + " is offered another list when asked again");
    return legal;
  }

  private static <S extends State<S>> void weighed(Situation<S> at) {
    var outcomes = new Moves();
    at.subject().game.legal(at.state(), Seat.LUCK, outcomes);
    if (outcomes.isEmpty()) throw new Broken("luck is asked and has no outcome");
    for (int i = 0; i < outcomes.size(); i++)
      if (outcomes.weight(i) <= 0)
        throw new Broken(outcomes.get(i) + " has weight " + outcomes.weight(i));
    if (new HashSet<>(outcomes.list()).size() < outcomes.size())
      throw new Broken("an outcome of luck is listed twice");
  }

  private static <S extends State<S>> void ended(Situation<S> at, Result result) {
    for (var seat : Seat.values())
      if (!at.subject().all(at.state(), seat).isEmpty())
        throw new Broken(seat + " is offered moves after the end");
    int seats = at.subject().setup.seats();
    if (result.places().size() != seats || result.points().size() != seats)
      throw new Broken("the result is not one for " + seats + " seats: " + result.text());
    if (Collections.min(result.places()) != 1 || Collections.max(result.places()) > seats)
      throw new Broken("places go from 1 to " + seats + ": " + result.text());
    if (!result.ending().matches("[a-z][a-z-]*"))
      throw new Broken("an ending is one word in small letters: " + result.ending());
  }
}
