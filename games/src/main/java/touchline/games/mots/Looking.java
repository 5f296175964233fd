package touchline.games.mots;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Viewer;

/// Makes the view of one viewer, from nothing. Hidden are red and green cards in others' hands,
/// tactics cards face down, and whatever is covered; piles have no order to hide.
@Rule({"MOTS-001", "MOTS-A80"})
final class Looking {
  private static final Set<Stage> MATCH_ON =
      EnumSet.of(
          Stage.KICK_OFF,
          Stage.DIE,
          Stage.TAKER,
          Stage.SIX_THROWS,
          Stage.REPLACEMENT,
          Stage.SUBSTITUTIONS);

  private final MotsState s;
  private final Viewer viewer;

  Looking(MotsState s, Viewer viewer) {
    this.s = s;
    this.viewer = viewer;
  }

  MotsView view() {
    return new MotsView(
        s.stage,
        s.season,
        s.house.seasons,
        s.day,
        s.target,
        team(s.order[s.roller]),
        teams((1 << MotsState.TEAMS) - 1, true),
        teamViews(),
        lying(MotsState.POOL),
        lying(MotsState.PILE).size() + s.unders,
        numbers(s.under, s.unders),
        Chances.unknown(s) + s.bottoms,
        numbers(s.bottom, s.bottoms),
        absences(),
        building(),
        faceDown(),
        auction(),
        matches(),
        s.stage == Stage.THROW_OFF
            ? new MotsView.ThrowView(s.throwing, teams(s.toThrow, false))
            : null,
        s.stage == Stage.CHOICE
            ? new MotsView.ChoiceView(Team.at(s.rolling()), s.chance + 1, s.roomFirst)
            : null,
        closing(),
        cups(),
        seats(s.wait),
        Terms.of(s));
  }

  private boolean own(int team) {
    return viewer instanceof Seat seat && s.manager[team] == seat.ordinal();
  }

  private static @Nullable Team team(int team) {
    return team < 0 ? null : Team.at(team);
  }

  private List<Team> teams(int mask, boolean byPlace) {
    var all = new ArrayList<Team>(MotsState.TEAMS);
    for (int i = 0; i < MotsState.TEAMS; i++) {
      int t = byPlace ? s.order[i] : i;
      if (t >= 0 && (mask & 1 << t) != 0) all.add(Team.at(t));
    }
    return all;
  }

  private List<MotsView.TeamView> teamViews() {
    var all = new ArrayList<MotsView.TeamView>(MotsState.TEAMS);
    for (int t = 0; t < MotsState.TEAMS; t++) all.add(teamView(t));
    return all;
  }

  private MotsView.TeamView teamView(int t) {
    int lost = s.played[t] - s.won[t] - s.drawn[t];
    return new MotsView.TeamView(
        Team.at(t),
        s.walkover(t) ? null : s.seat(t),
        s.cash[t],
        squad(t),
        Formation.ALL.get(s.shape[t]).text(),
        Cards.numbers(s.line, t * Formation.ELEVEN),
        Chances.held(s, t),
        own(t) ? kinds(s.hand, t) : List.of(),
        kinds(s.known, t),
        (s.building & s.ready & 1 << t) != 0,
        s.played[t],
        s.won[t],
        s.drawn[t],
        lost,
        MatchEnd.leaguePoints(s, t),
        place(t),
        s.points[t],
        s.leagues[t],
        s.cups[t],
        s.euros[t],
        s.athome[t] > 0,
        s.loyal[t] > 0);
  }

  @Rule({"MOTS-100", "MOTS-A46"})
  private int place(int team) {
    for (int i = 0; i < s.ranked; i++) if (s.rank[i] == team) return i + 1;
    return 0;
  }

  private List<Integer> squad(int team) {
    var all = new ArrayList<Integer>(MotsState.MOST);
    for (int i = 0; i < s.size[team]; i++) all.add(s.card(team, i) + 1);
    return all;
  }

  private List<Integer> kinds(byte[] counts, int team) {
    var all = new ArrayList<Integer>();
    for (int k = 0; k < s.box.kinds; k++)
      for (int i = 0; i < counts[team * s.box.kinds + k]; i++) all.add(k + 1);
    return all;
  }

  private List<Integer> lying(byte place) {
    var all = new ArrayList<Integer>();
    for (int c = 0; c < Lookup.CARDS; c++) if (s.owner[c] == place) all.add(c + 1);
    return all;
  }

  private static List<Integer> numbers(byte[] from, int count) {
    var all = new ArrayList<Integer>(count);
    for (int i = 0; i < count; i++) all.add(from[i] + 1);
    return all;
  }

  private List<MotsView.AbsenceView> absences() {
    var all = new ArrayList<MotsView.AbsenceView>();
    for (int c = 0; c < Lookup.CARDS; c++) {
      if (s.absence[c] == 0 || s.owner[c] >= MotsState.TEAMS && s.owner[c] != MotsState.POOL)
        continue;
      var why = new ArrayList<Absence>();
      for (var reason : Absence.values()) if ((s.absence[c] & reason.bit()) != 0) why.add(reason);
      all.add(new MotsView.AbsenceView(c + 1, why));
    }
    return all;
  }

  private List<MotsView.LineUpView> building() {
    if (s.stage != Stage.LINE_UPS && s.stage != Stage.CHANGES && s.stage != Stage.SUBSTITUTIONS)
      return List.of();
    var all = new ArrayList<MotsView.LineUpView>();
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.building & 1 << t) != 0 && own(t)) all.add(lineUp(t));
    }
    return all;
  }

  private MotsView.LineUpView lineUp(int t) {
    boolean closed = (s.ready & 1 << t) != 0;
    int formation = s.pickShape[t];
    var picks = new ArrayList<Integer>();
    int base = t * Formation.ELEVEN;
    for (int i = 0;
        formation >= 0 && i < Formation.ELEVEN && s.pick[base + i] != MotsState.OPEN;
        i++) {
      picks.add(s.pick[base + i] + 1);
    }
    var best = Suggestion.of(s, t);
    return new MotsView.LineUpView(
        Team.at(t),
        s.stage == Stage.SUBSTITUTIONS ? Purpose.NONE : s.lining,
        closed,
        Eleven.strongestOnly(s, t),
        formation < 0 ? "" : Formation.ALL.get(formation).text(),
        picks,
        best.formation(),
        best.players());
  }

  private List<Integer> faceDown() {
    var all = new ArrayList<Integer>();
    for (int c = 0; c < Lookup.CARDS; c++) {
      if (s.down[c] == Contracts.TURNED || s.down[c] == Contracts.COVERED && own(s.owner[c]))
        all.add(c + 1);
    }
    return all;
  }

  private MotsView.@Nullable AuctionView auction() {
    boolean on = s.stage == Stage.AUCTION;
    if (!on && s.stage != Stage.TURN_OVER && s.rowed - s.lots <= 0) return null;
    return new MotsView.AuctionView(
        s.selling,
        on ? s.lot + 1 : 0,
        on ? Squads.faceValue(s, s.lot) : 0,
        on ? s.price : 0,
        on ? Auction.least(s) : 0,
        s.house.bidStep,
        on ? team(s.leader) : null,
        on ? team(s.seller) : null,
        on ? seats(s.bidding) : List.of(),
        on ? Seat.at(s.next) : null,
        s.selling == Purpose.FIRST_FOUR || s.stage == Stage.OPEN_FOUR ? row() : List.of(),
        s.lots);
  }

  private List<Integer> row() {
    var all = new ArrayList<Integer>();
    for (int i = 0; i < s.rowed; i++) if (s.row[i] >= 0) all.add(s.row[i] + 1);
    return all;
  }

  private static List<Seat> seats(int mask) {
    var all = new ArrayList<Seat>();
    for (int i = 0; i < Seat.MOST; i++) if ((mask & 1 << i) != 0) all.add(Seat.at(i));
    return all;
  }

  private MotsView.@Nullable MatchDayView matches() {
    if (s.competition == Competition.NONE) return null;
    var all = new ArrayList<MotsView.MatchView>();
    for (int i = 0; i < s.fixtures; i++) all.add(match(i));
    return new MotsView.MatchDayView(
        s.competition, all, s.playing, s.replays, s.throwsMade, club());
  }

  private List<Integer> club() {
    boolean on = s.playing < s.fixtures && s.away[s.playing] >= EuroCup.FIRST_CLUB;
    if (!on || !MATCH_ON.contains(s.stage)) return List.of();
    var stars = new ArrayList<Integer>();
    for (var star : s.club) stars.add((int) star);
    return stars;
  }

  private MotsView.MatchView match(int i) {
    boolean laid = s.laid[i] >= 0;
    boolean turned = laid && (i < s.playing || i == s.playing && s.spent != 0);
    boolean seen = laid && (turned || own(s.home[i]));
    boolean now = i == s.playing;
    return new MotsView.MatchView(
        s.home[i],
        s.away[i],
        s.winner[i],
        laid,
        seen ? s.laid[i] + 1 : 0,
        now ? s.goals & 0xff : 0,
        now ? s.goals >> 8 : 0,
        now && s.stage == Stage.KICK_OFF && !s.house.advanced ? Chancing.odds(s) : null,
        s.winner[i] < 0 ? Stakes.of(s, i) : null);
  }

  private MotsView.@Nullable ClosingView closing() {
    var places = new ArrayList<Team>();
    for (int i = 0; i < s.ranked; i++) places.add(Team.at(s.rank[i]));
    int turn =
        switch (s.stage) {
          case LOSSES, EMERGENCY, SWAPS -> s.rank[s.closing];
          case SHORTAGE -> Shortage.team(s);
          default -> MotsState.NOBODY;
        };
    int own =
        s.stage == Stage.CONTRACTS && viewer instanceof Seat seat
            ? Contracts.team(s, seat)
            : MotsState.NOBODY;
    boolean on =
        turn >= 0
            || s.stage == Stage.CONTRACTS
            || s.stage == Stage.OVER
            || s.lining == Purpose.STRONGEST && s.day == Calendar.DAYS;
    return on
        ? new MotsView.ClosingView(places, team(turn), s.lost, own < 0 ? 0 : Contracts.left(s, own))
        : null;
  }

  private MotsView.CupView cups() {
    var euro = new ArrayList<Integer>();
    for (int t = 0; t < MotsState.TEAMS; t++) if ((s.euro & 1 << t) != 0) euro.add(t);
    for (int c = 0; c < EuroCup.CLUBS; c++)
      if ((s.euro & 1 << MotsState.TEAMS + c) != 0) euro.add(EuroCup.FIRST_CLUB + c);
    return new MotsView.CupView(
        teams(s.cupFinalists, false),
        team(s.champion),
        team(s.cupWinner),
        team(s.holder),
        euro,
        s.euroRound);
  }
}
