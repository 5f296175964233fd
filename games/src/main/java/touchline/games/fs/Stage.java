package touchline.games.fs;

/// What is going on.
public enum Stage {
  /// Everybody draws and shows a card until it is a footballer.
  SHOWING,
  /// Eight cards for everybody.
  DEALING,
  TRAINING,
  /// Who meets whom.
  DECLARING,
  /// Which confrontation is next.
  CALLING,
  TALK,
  /// A Lion has won, and may take the loser's fans.
  ROAR,
  REGROUP,
  /// Hands are filled up.
  REFILL,
  OVER
}
