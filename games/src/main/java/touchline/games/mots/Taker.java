package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The d12 calls a number of one side's line-up: who takes the penalty, and in the advanced match
/// who is sent off or injured.
@Rule({
  "MOTS-054",
  "MOTS-076",
  "MOTS-079",
  "MOTS-161",
  "MOTS-162",
  "MOTS-164",
  "MOTS-A33",
  "MOTS-A76"
})
final class Taker implements Dicing {
  private static final int LUCKY = 12;

  @Override
  public Dice[] die() {
    return Faces.TWELVE;
  }

  /// The side whose number is called.
  static int side(MotsState s) {
    return s.homeTakes ? s.home[s.playing] : s.away[s.playing];
  }

  @Override
  public void thrown(MotsState s, int pips, Log log) {
    int side = side(s);
    boolean penalty = s.lastDie == Die.HOME_PENALTY || s.lastDie == Die.AWAY_PENALTY;
    log.tell(() -> new MotsEvent.Called(Cited.called(s), side, pips));
    boolean nobody = pips == LUCKY || Sums.star(s, side, pips - 1) == 0;
    if (nobody && penalty) return; // thrown again
    s.passed = true;
    s.hurtPlace = nobody ? MotsState.NOBODY : pips - 1;
  }

  /// Whether the penalty goes in: more stars than the goalkeeper has, who counts 0 where there is
  /// none.
  @Rule({"MOTS-077", "MOTS-078", "MOTS-161", "MOTS-A34"})
  static boolean scored(MotsState s, Log log) {
    int side = side(s);
    int keeperSide = s.homeTakes ? s.away[s.playing] : s.home[s.playing];
    int place = s.hurtPlace;
    var card = Die.card(s);
    int bonus =
        s.homeTakes && card == Effect.CENTRAL_ATTACK ? Sums.centralBonus(s, side, place) : 0;
    int stars = Sums.star(s, side, place) + bonus;
    int keeper = Sums.star(s, keeperSide, 0);
    log.tell(
        () ->
            new MotsEvent.Penalty(
                Cited.penalty(s, stars > keeper), side, place + 1, stars, keeper, stars > keeper));
    return stars > keeper;
  }
}
