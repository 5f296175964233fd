package touchline.bots.mots;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.bots.Asked;
import touchline.engine.Bot;
import touchline.games.mots.Absence;
import touchline.games.mots.Competition;
import touchline.games.mots.Effect;
import touchline.games.mots.Formation;
import touchline.games.mots.MotsView;
import touchline.games.mots.Team;

/// What lies on a manager's desk when he is asked: the question, and what he can read off the view.
/// Nothing in here is hidden from the person in that seat.
final class Desk extends Asked {
  final Box box;
  final MotsView view;

  Desk(Box box, Bot.Question question) {
    super(question);
    this.box = box;
    this.view = (MotsView) question.view();
  }

  /// What is known of a team.
  MotsView.TeamView team(Team team) {
    return view.teams().get(team.ordinal());
  }

  /// Whether this seat manages the team.
  boolean own(MotsView.TeamView team) {
    return team.seat() == seat;
  }

  /// The teams of this seat.
  List<MotsView.TeamView> ownTeams() {
    return view.teams().stream().filter(this::own).toList();
  }

  /// The own team whose squad this player is in.
  MotsView.TeamView ownerOf(int player) {
    for (var team : view.teams()) if (own(team) && team.squad().contains(player)) return team;
    return ownTeams().getFirst();
  }

  /// All of the team's players.
  Squad squad(MotsView.TeamView team) {
    return Squad.of(box, team.squad(), new boolean[box.stars.length]);
  }

  /// Those who may play a match of this competition: absences count in the league only.
  Squad available(MotsView.TeamView team, Competition competition) {
    return Squad.of(box, team.squad(), competition == Competition.LEAGUE ? absent() : none());
  }

  private boolean[] none() {
    return new boolean[box.stars.length];
  }

  private boolean[] absent() {
    var absent = none();
    for (var absence : view.absences()) absent[absence.player()] = true;
    return absent;
  }

  /// Whether this player misses the next league match for this reason.
  boolean misses(int player, Absence why) {
    for (var absence : view.absences())
      if (absence.player() == player) return absence.why().contains(why);
    return false;
  }

  /// The match that the side plays today and that is not yet settled; null if none.
  MotsView.@Nullable MatchView match(int side) {
    var today = view.matches();
    if (today == null) return null;
    for (var match : today.list())
      if (match.outcome() < 0 && (match.home() == side || match.away() == side)) return match;
    return null;
  }

  /// What today's matches are played for.
  Competition competition() {
    var today = view.matches();
    return today == null ? Competition.NONE : today.competition();
  }

  /// Whether a drawn match is played again.
  boolean knockout() {
    var competition = competition();
    return competition == Competition.NATIONAL_CUP || competition == Competition.EURO_CUP;
  }

  /// The line-up on display of a team, or a Euro Cup club's.
  Side shown(int side) {
    if (side >= Box.FIRST_CLUB) return box.clubs[side - Box.FIRST_CLUB];
    var team = view.teams().get(side);
    return Side.of(box, team.formation(), team.line());
  }

  /// Whether the team holds such a card.
  boolean holds(MotsView.TeamView team, Effect effect) {
    for (int kind : team.hand()) if (box.effect[kind] == effect) return true;
    return false;
  }

  /// Whether this is the last season, after which nothing is worth anything.
  boolean lastSeason() {
    return view.season() == view.seasons();
  }

  /// League rounds still to be played in this season.
  int roundsLeft() {
    return (DAYS - view.day() + WEEK - 1) / WEEK;
  }

  static final int DAYS = 42;
  private static final int WEEK = 7;

  /// The formations that leave as few places empty as can be, out of those that are legal now.
  List<Formation> fieldable(Squad squad, List<Formation> allowed) {
    int fewest = Formation.ELEVEN;
    for (var formation : allowed) fewest = Math.min(fewest, squad.gaps(formation));
    var all = new ArrayList<Formation>();
    for (var formation : allowed) if (squad.gaps(formation) == fewest) all.add(formation);
    return all;
  }
}
