package touchline.games.fs;

import touchline.engine.Rule;

/// A position in an eleven, as tactics ask for it and footballers offer it.
@Rule("FS-A02")
public enum Spot {
  GK,
  RB,
  CB,
  LB,
  RWB,
  LWB,
  DM,
  CM,
  RM,
  LM,
  AM,
  RW,
  LW,
  ST
}
