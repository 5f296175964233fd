package touchline.lab.mots;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Game;
import touchline.engine.State;
import touchline.games.mots.MotsContent;
import touchline.lab.Counting;
import touchline.lab.Row;
import touchline.lab.Tally;
import touchline.lab.Watcher;

/// Match of the Season: wins by colour, money by season, lengths of seasons, and what each card
/// does for who has it.
///
/// @param <S> the game's state
public final class MotsCounting<S extends State<S>> implements Counting<S> {
  private final MotsContent content;

  /// For tables with this content.
  public MotsCounting(MotsContent content) {
    this.content = content;
  }

  @Override
  public Watcher<S> watch(Game<S> game, List<String> levels, Tally tally) {
    return new MotsWatcher<>(game, content, tally);
  }

  @Override
  public List<Row> rows(Tally tally) {
    var rows = new ArrayList<Row>();
    for (var share : List.of("win-by-colour"))
      for (var of : tally.names(share + "/")) rows.add(tally.share(share, of));
    for (var mean :
        List.of("points-by-colour", "season-moves", "season-luck", "cash", "squad-stars"))
      for (var of : tally.names(mean + "/")) rows.add(tally.mean(mean, of));
    for (var kind : content.chances()) rows.add(lift(tally, "chance-drawn", kind.id(), "seats"));
    for (var player : content.players()) {
      var name = "%03d %s".formatted(player.number(), player.name());
      rows.add(lift(tally, "player-dealt", number(player), name, "dealt-like/" + player.stars()));
      rows.add(lift(tally, "player-owned", number(player), name, "owned-like/" + like(player)));
    }
    rows.removeIf(row -> row.n() == 0);
    return rows;
  }

  private static String number(MotsContent.Player player) {
    return String.valueOf(player.number());
  }

  /// The group a player is compared with at the end: the same stars, the same position.
  static String like(MotsContent.Player player) {
    var position = player.position();
    return player.stars() + " " + (position == null ? "youth" : position.name());
  }

  private static Row lift(Tally tally, String measure, String id, String like) {
    return lift(tally, measure, id, id, like);
  }

  private static Row lift(Tally tally, String measure, String id, String of, String like) {
    var sum = tally.sum(measure + "/" + id);
    var expected = tally.sum(like);
    double share = expected.n() == 0 ? 0 : tally.wins(like) / expected.n();
    return Row.lift(measure, of, tally.wins(measure + "/" + id), sum.n(), share);
  }
}
