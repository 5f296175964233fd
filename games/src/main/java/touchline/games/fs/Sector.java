package touchline.games.fs;

import touchline.engine.Rule;

/// Where a footballer plays. It decides whom he meets, who helps him and with which plays, whatever
/// positions he can fill in an eleven.
@Rule({"FS-010", "FS-088"})
public enum Sector {
  GOALKEEPER(7),
  DEFENDER(16),
  MIDFIELDER(16),
  FORWARD(14);

  /// How many of them a deck has.
  final int footballers;

  Sector(int footballers) {
    this.footballers = footballers;
  }

  /// The play that serves this sector.
  @Rule("FS-A05")
  public Kind play() {
    return switch (this) {
      case GOALKEEPER -> Kind.DEFENCE;
      case DEFENDER -> Kind.CUT;
      case MIDFIELDER -> Kind.PASS;
      case FORWARD -> Kind.SHOT;
    };
  }
}
