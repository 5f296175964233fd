package touchline.games.mots;

/// Where the game stands; each is one phase. The order they follow in stands in [Course].
public enum Stage {
  COLOURS,
  DEAL,
  DRAFT,
  LINE_UPS,
  CHANGES,
  THROW_OFF,
  OPEN_FOUR,
  AUCTION,
  DAY,
  MOVE,
  TURN_OVER,
  TURN_UP,
  CHANCE,
  CHOICE,
  NUMBERS,
  EURO_FIELD,
  EURO_DRAW,
  KICK_OFF,
  DIE,
  TAKER,
  SIX_THROWS,
  REPLACEMENT,
  SUBSTITUTIONS,
  CONTRACTS,
  LOSSES,
  EMERGENCY,
  SWAPS,
  SHORTAGE,
  OVER
}
