package touchline.games.mots;

import java.util.Arrays;
import touchline.engine.Log;
import touchline.engine.Rule;

/// The order of play at the end of a season: the Euro Cup final, prizes, and after contracts,
/// losses and swaps (see [Course]) the player transfers and the kick-off of the next season.
@Rule({"MOTS-042", "MOTS-121"})
final class SeasonEnd {
  static final int FINAL_SIX = 6;

  private SeasonEnd() {}

  /// After the deciders comes the Euro Cup final, if anybody of ours is in it.
  @Rule({"MOTS-042", "MOTS-119", "MOTS-A54"})
  static void afterDeciders(MotsState s, Log log) {
    s.holder = MotsState.NOBODY;
    if (s.season == 1 || !EuroCup.goesOn(s)) prizes(s, log);
    else s.stage = Stage.EURO_DRAW;
  }

  @Rule({"MOTS-002", "MOTS-121", "MOTS-A62"})
  static void prizes(MotsState s, Log log) {
    Prizes.give(s, log);
    if (s.season == s.house.seasons) s.stage = Stage.OVER;
    else LineUps.ask(s, Course.managed(s), Purpose.STRONGEST);
  }

  /// Everybody unassigned but one-star players goes back into the pile; then six are offered.
  @Rule({"MOTS-028", "MOTS-132", "MOTS-135"})
  static void playerTransfers(MotsState s) {
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      boolean loose =
          s.owner[c] == MotsState.UNDER || s.owner[c] == MotsState.POOL && s.box.stars[c] > 1;
      if (loose) Squads.toPile(s, c);
    }
    ThrowOff.ask(s, Purpose.FIRST_BIDDER, Course.managed(s));
  }

  static void finalSix(MotsState s) {
    if (s.lots < FINAL_SIX && TurnOver.ask(s, Purpose.FINAL_SIX, s.firstBidder)) return;
    s.stage = Stage.SHORTAGE;
  }

  @Rule({"MOTS-035", "MOTS-136", "MOTS-137", "MOTS-A19"})
  static void nextSeason(MotsState s, Log log) {
    s.season++;
    s.day = 0;
    s.target = 0;
    s.cupFinalists = 0;
    Arrays.fill(s.played, (byte) 0);
    Arrays.fill(s.won, (byte) 0);
    Arrays.fill(s.drawn, (byte) 0);
    s.ranked = 0;
    Arrays.fill(s.down, (byte) 0);
    Arrays.fill(s.soldBy, (byte) 0);
    Arrays.fill(s.sales, 0);
    log.tell(() -> new MotsEvent.SeasonBegan("MOTS-137", s.season));
    Course.endTurn(s);
    if (EuroCup.enter(s)) s.stage = Stage.EURO_FIELD;
  }
}
