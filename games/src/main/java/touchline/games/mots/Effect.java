package touchline.games.mots;

import touchline.engine.Rule;

/// What a chance card does.
@Rule({"MOTS-A03", "MOTS-A04"})
public enum Effect {
  MONEY(Colour.BLUE),
  COLLECT(Colour.BLUE),
  PAY_EACH(Colour.BLUE),
  SIGNING(Colour.BLUE),
  INJURY(Colour.BLUE),
  SUSPENSION(Colour.BLUE),
  BARGAIN(Colour.BLUE),
  EXTRA_TRANSFER(Colour.BLUE),
  PHYSIO(Colour.RED),
  APPEAL(Colour.RED),
  STAY_HOME(Colour.RED),
  SCOUT(Colour.RED),
  HOME_GROUND(Colour.RED),
  LOYALTY(Colour.RED),
  COUNTER_ATTACK(Colour.GREEN),
  WING_ATTACK(Colour.GREEN),
  CENTRAL_ATTACK(Colour.GREEN),
  MATCH_OF_THE_SEASON(Colour.GREEN),
  SUPERSAVE(Colour.GREEN),
  YOUTH(Colour.YOUTH);

  /// Blue cards work at once, red and green ones are kept, youth cards join a squad.
  public enum Colour {
    BLUE,
    RED,
    GREEN,
    YOUTH
  }

  private final Colour colour;

  Effect(Colour colour) {
    this.colour = colour;
  }

  /// The colour of the cards that do this.
  public Colour colour() {
    return colour;
  }

  /// Whether the card is kept in hand, unseen by others.
  public boolean kept() {
    return colour == Colour.RED || colour == Colour.GREEN;
  }
}
