package touchline.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import touchline.engine.Event;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.Result;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.State;

/// What every game has: who wins, by level and by seat; places, points, lengths, endings.
///
/// @param <S> the game's state
public final class SeatCounting<S extends State<S>> implements Counting<S> {
  @Override
  public Watcher<S> watch(Game<S> game, List<String> levels, Tally tally) {
    return new Watching(levels, tally);
  }

  @Override
  public List<Row> rows(Tally tally) {
    var rows = new ArrayList<Row>();
    for (var of : tally.names("ending/"))
      rows.add(Row.count("ending", of, tally.sum("ending/" + of).n()));
    for (var share : List.of("win-by-level", "win-by-seat"))
      for (var of : tally.names(share + "/")) rows.add(tally.share(share, of));
    for (var mean : List.of("points-by-level", "points-by-seat", "length"))
      for (var of : tally.names(mean + "/")) rows.add(tally.mean(mean, of));
    return rows;
  }

  private final class Watching implements Watcher<S> {
    private final List<String> levels;
    private final Tally tally;
    private int moves;
    private int throwsOfLuck;

    Watching(List<String> levels, Tally tally) {
      this.levels = levels;
      this.tally = tally;
    }

    @Override
    public void before(S state, Seat seat, Move move) {
      if (seat == Seat.LUCK) throwsOfLuck++;
      else moves++;
    }

    @Override
    public void tell(Seats audience, Supplier<? extends Event> event) {}

    @Override
    public void over(S state, Result result) {
      tally.sum("ending/" + result.ending()).add(1);
      tally.sum("length/moves").add(moves);
      tally.sum("length/luck").add(throwsOfLuck);
      var wins = Wins.of(result);
      for (int i = 0; i < wins.length; i++) {
        tally.sum("win-by-seat/" + Seat.at(i)).add(wins[i]);
        tally.sum("win-by-level/" + levels.get(i)).add(wins[i]);
        tally.sum("points-by-seat/" + Seat.at(i)).add(result.points().get(i));
        tally.sum("points-by-level/" + levels.get(i)).add(result.points().get(i));
      }
    }
  }
}
