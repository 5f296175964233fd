package touchline.bots.mots;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Move;
import touchline.games.mots.Competition;
import touchline.games.mots.Effect;
import touchline.games.mots.Formation;
import touchline.games.mots.LineUps;
import touchline.games.mots.MotsView;
import touchline.games.mots.Purpose;

/// The formation that does best against what the opponent showed last and against what he could
/// field best; after the showing, the answer to what lies there.
final class CoachLineUp {
  private static final double SHOWN = 0.35;
  private static final double SHOWN_AFTER = 0.6;
  private static final Effect[] TACTICS = {
    Effect.COUNTER_ATTACK,
    Effect.WING_ATTACK,
    Effect.CENTRAL_ATTACK,
    Effect.MATCH_OF_THE_SEASON,
    Effect.SUPERSAVE
  };

  private final Desk desk;
  private final MotsView.LineUpView building;
  private final MotsView.TeamView team;
  private final Competition competition;

  CoachLineUp(Desk desk) {
    this.desk = desk;
    building = LineUpMoves.asked(desk);
    team = desk.team(building.team());
    competition = building.purpose() == Purpose.MATCHES ? desk.competition() : Competition.NONE;
  }

  /// A line-up to be shown.
  List<Move> first() {
    if (!building.formation().isEmpty()) return LineUpMoves.rest(desk);
    if (building.strongestOnly()) return LineUpMoves.suggested(building);
    var squad = desk.available(team, competition);
    return LineUpMoves.of(best(candidates(squad, LineUpMoves.allowed(desk)), SHOWN));
  }

  /// The one change after the showing, or none.
  List<Move> change() {
    if (!building.formation().isEmpty()) return LineUpMoves.rest(desk);
    var exchanges = desk.legal(LineUps.Exchange.class);
    var keep = desk.shown(team.team().ordinal());
    if (!exchanges.isEmpty()) return List.of(exchange(exchanges));
    var allowed = LineUpMoves.allowed(desk);
    if (allowed.isEmpty()) return List.of(new LineUps.Keep());
    var candidates = candidates(desk.available(team, competition), allowed);
    candidates.addFirst(keep);
    var best = best(candidates, SHOWN_AFTER);
    return best == keep ? List.of(new LineUps.Keep()) : LineUpMoves.of(best);
  }

  private List<Side> candidates(Squad squad, List<Formation> allowed) {
    var all = new ArrayList<Side>();
    for (var formation : allowed) all.add(squad.strongest(formation));
    return all;
  }

  private Side best(List<Side> candidates, double weightOfShown) {
    var best = candidates.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (var side : candidates) {
      double value = value(side, weightOfShown);
      if (value > most) {
        most = value;
        best = side;
      }
    }
    return best;
  }

  /// From 0 to 1, and a trace of the stars, which decide where there is no opponent.
  private double value(Side side, double weightOfShown) {
    var match = desk.match(team.team().ordinal());
    double stars = side.total / 1000.0;
    if (match == null || competition == Competition.NONE) return stars;
    boolean home = match.home() == team.team().ordinal();
    int rival = home ? match.away() : match.home();
    double shown = against(side, desk.shown(rival), home);
    if (rival >= Box.FIRST_CLUB) return shown + stars;
    return weightOfShown * shown + (1 - weightOfShown) * worst(side, rival, home) + stars;
  }

  /// Against the most dangerous of the opponent's formations.
  private double worst(Side side, int rival, boolean home) {
    var squad = desk.available(desk.view.teams().get(rival), competition);
    double least = 1;
    double sum = 0;
    int all = 0;
    for (var formation : desk.fieldable(squad, STANDARD)) {
      double value = against(side, squad.strongest(formation), home);
      least = Math.min(least, value);
      sum += value;
      all++;
    }
    return all == 0 ? 1 : (least + sum / all) / 2;
  }

  private static final List<Formation> STANDARD = Formation.ALL.subList(0, Formation.STANDARD);

  private double against(Side side, Side other, boolean home) {
    if (!home) return Odds.of(other, side, null).turned().worth(desk.knockout());
    double best = Odds.of(side, other, null).worth(desk.knockout());
    if (desk.competition() == Competition.EURO_CUP) return best;
    for (var card : TACTICS) {
      if (!desk.holds(team, card) || !CoachTactics.allows(side.formation, card)) continue;
      double with = Odds.of(side, other, card).worth(desk.knockout()) - CoachTactics.PRICE;
      best = Math.max(best, with);
    }
    return best;
  }

  /// The exchange that adds most stars, where one change is one player.
  private Move exchange(List<LineUps.Exchange> exchanges) {
    LineUps.@Nullable Exchange best = null;
    int most = 0;
    for (var exchange : exchanges) {
      int gain = desk.box.stars[exchange.in()] - desk.box.stars[exchange.out()];
      if (gain > most) {
        most = gain;
        best = exchange;
      }
    }
    return best == null ? new LineUps.Keep() : best;
  }
}
