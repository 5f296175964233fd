package touchline.games.mots;

import touchline.engine.Rule;

/// The positions in the order of their numbers in a line-up; the card's colour shows them: yellow,
/// green, red, blue.
@Rule("MOTS-032")
public enum Position {
  GK,
  DF,
  MF,
  FW
}
