package touchline.games.mots;

/// What money came from or went to.
public enum Cause {
  MATCH_WON,
  MATCH_LOST,
  EURO_CUP_WON,
  SEASON_PLACE,
  BOUGHT,
  SOLD_TO_BANK,
  SOLD_TO_MANAGER,
  CHANCE_CARD,
  LAST_MONEY
}
