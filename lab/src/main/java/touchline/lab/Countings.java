package touchline.lab;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.games.mots.MotsContent;
import touchline.lab.mots.MotsCounting;

/// What is counted in which game: seats and levels in all of them, more where a game has more.
public final class Countings {
  private Countings() {}

  /// For tables set up like this.
  public static <S extends State<S>> List<Counting<S>> of(Setup setup) {
    var all = new ArrayList<Counting<S>>();
    all.add(new SeatCounting<>());
    if (setup.content() instanceof MotsContent content) all.add(new MotsCounting<>(content));
    return all;
  }
}
