package touchline.lab.mots;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import touchline.engine.Event;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.Result;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Spectator;
import touchline.engine.State;
import touchline.games.mots.MotsContent;
import touchline.games.mots.MotsEvent;
import touchline.games.mots.MotsView;
import touchline.games.mots.Team;
import touchline.lab.Tally;
import touchline.lab.Watcher;
import touchline.lab.Wins;

/// Counts one game of Match of the Season: what happened to whom is remembered until it is known
/// who has won.
final class MotsWatcher<S extends State<S>> implements Watcher<S> {
  private final Game<S> game;
  private final MotsContent content;
  private final Tally tally;
  private final int[] manager = new int[Team.values().length];
  private final boolean[][] drew; // by team and kind
  private final boolean[][] dealt; // by team and player
  private @Nullable S state;
  private int season = 1;
  private int moves;
  private int luck;

  MotsWatcher(Game<S> game, MotsContent content, Tally tally) {
    this.game = game;
    this.content = content;
    this.tally = tally;
    drew = new boolean[manager.length][content.chances().size() + 1];
    dealt = new boolean[manager.length][content.players().size() + 1];
    java.util.Arrays.fill(manager, -1);
  }

  @Override
  public void before(S state, Seat seat, Move move) {
    this.state = state;
    if (seat == Seat.LUCK) luck++;
    else moves++;
  }

  @Override
  public void tell(Seats audience, Supplier<? extends Event> event) {
    switch (event.get()) {
      case MotsEvent.Took(var _, Seat seat, Team team) -> manager[team.ordinal()] = seat.ordinal();
      case MotsEvent.Dealt(var _, Team team, int player) -> dealt[team.ordinal()][player] = true;
      case MotsEvent.Drew(var _, Team team, int kind) -> drew[team.ordinal()][kind] = true;
      case MotsEvent.Kept(var _, Team team, int kind) -> drew[team.ordinal()][kind] = true;
      case MotsEvent.SeasonBegan(var _, int next) -> seasonOver(next);
      default -> {} // the other events are not counted
    }
  }

  private void seasonOver(int next) {
    if (state != null) seasonOver((MotsView) game.view(state, Spectator.SPECTATOR));
    season = next;
  }

  private void seasonOver(MotsView view) {
    var of = "season " + season;
    tally.sum("season-moves/" + of).add(moves);
    tally.sum("season-luck/" + of).add(luck);
    moves = 0;
    luck = 0;
    for (var team : view.teams()) {
      if (team.seat() == null) continue;
      tally.sum("cash/" + of).add(team.cash());
      int stars = 0;
      for (int player : team.squad()) stars += content.players().get(player - 1).stars();
      tally.sum("squad-stars/" + of).add(stars);
    }
  }

  @Override
  public void over(S state, Result result) {
    var view = (MotsView) game.view(state, Spectator.SPECTATOR);
    seasonOver(view);
    var wins = Wins.of(result);
    for (int part : wins) tally.sum("seats").add(part);
    for (var team : view.teams()) {
      int seat = manager[team.team().ordinal()];
      if (seat >= 0) count(team, wins[seat]);
    }
  }

  private void count(MotsView.TeamView team, int won) {
    int t = team.team().ordinal();
    tally.sum("win-by-colour/" + team.team()).add(won);
    tally.sum("points-by-colour/" + team.team()).add(team.points());
    for (int k = 1; k < drew[t].length; k++)
      if (drew[t][k]) tally.sum("chance-drawn/" + content.chances().get(k - 1).id()).add(won);
    for (int p = 1; p < dealt[t].length; p++) {
      if (!dealt[t][p]) continue;
      tally.sum("player-dealt/" + p).add(won);
      tally.sum("dealt-like/" + content.players().get(p - 1).stars()).add(won);
    }
    for (int player : team.squad()) {
      tally.sum("player-owned/" + player).add(won);
      var like = MotsCounting.like(content.players().get(player - 1));
      tally.sum("owned-like/" + like).add(won);
    }
  }
}
