package touchline.games.mots;

import touchline.engine.Rule;

/// Which rule an event names, where the same thing happens for several reasons: a match is
/// arranged, the host thrown for, a draw played again in every competition, each time by a rule of
/// its own.
final class Cited {
  private Cited() {}

  /// Two sides meet.
  @Rule({"MOTS-057", "MOTS-067", "MOTS-100", "MOTS-104", "MOTS-107", "MOTS-116", "MOTS-117"})
  static String fixture(MotsState s, int match) {
    return switch (s.competition) {
      case LEAGUE -> "MOTS-067";
      case NATIONAL_CUP -> s.fixtures > 1 ? "MOTS-104" : "MOTS-107";
      case EURO_CUP -> s.away[match] < MotsState.TEAMS ? "MOTS-117" : "MOTS-116";
      case SUPER_CUP -> s.cupWinner == s.champion ? "MOTS-058" : "MOTS-057";
      case DECIDER, NONE -> "MOTS-100";
    };
  }

  /// A throw decides something.
  static String throwOff(MotsState s) {
    return switch (s.throwing) {
      case FIRST_BIDDER -> s.day > 0 ? "MOTS-133" : "MOTS-026";
      case FIRST_ROLLER -> "MOTS-036";
      case CUP_DRAW -> "MOTS-105";
      case PLACES -> "MOTS-A46";
      case DEADLOCK -> s.replays > 0 ? "MOTS-A44" : "MOTS-A87";
      default -> host(s);
    };
  }

  @Rule({"MOTS-062", "MOTS-100", "MOTS-106", "MOTS-117", "MOTS-A45"})
  private static String host(MotsState s) {
    return switch (s.competition) {
      case NATIONAL_CUP -> s.fixtures > 1 ? "MOTS-106" : "MOTS-062";
      case EURO_CUP -> "MOTS-117";
      case SUPER_CUP -> "MOTS-A45";
      case LEAGUE, DECIDER, NONE -> "MOTS-100";
    };
  }

  /// A drawn match is played again.
  @Rule({"MOTS-063", "MOTS-117", "MOTS-168", "MOTS-A46", "MOTS-A52"})
  static String replay(MotsState s) {
    if (s.competition == Competition.DECIDER) return "MOTS-A46";
    if (s.house.advanced) return "MOTS-168";
    if (s.competition != Competition.EURO_CUP) return "MOTS-063";
    return s.away[s.playing] < MotsState.TEAMS ? "MOTS-117" : "MOTS-A52";
  }

  /// The d12 has called a number of a side.
  @Rule({"MOTS-076", "MOTS-079", "MOTS-161", "MOTS-162"})
  static String called(MotsState s) {
    return switch (s.lastDie) {
      case Die.HOME_PENALTY -> s.house.advanced ? "MOTS-161" : "MOTS-076";
      case Die.AWAY_PENALTY -> s.house.advanced ? "MOTS-161" : "MOTS-079";
      case Advanced.HOME_RED, Advanced.AWAY_RED -> "MOTS-162";
      default -> injured(s);
    };
  }

  /// Somebody is injured in an advanced match: the list has it for the home side alone.
  static String injured(MotsState s) {
    return s.homeTakes ? "MOTS-164" : "MOTS-A72";
  }

  /// A penalty goes in, or does not.
  static String penalty(MotsState s, boolean scored) {
    return s.house.advanced ? "MOTS-161" : scored ? "MOTS-077" : "MOTS-078";
  }

  /// A line-up is shown.
  @Rule({"MOTS-069", "MOTS-120", "MOTS-149", "MOTS-A78"})
  static String lineUp(MotsState s, int team) {
    return switch (s.lining) {
      case DISPLAY -> "MOTS-A78";
      case STRONGEST -> "MOTS-120";
      default -> Eleven.strongestOnly(s, team) ? "MOTS-149" : "MOTS-069";
    };
  }

  /// Nobody has bid for a card.
  @Rule({"MOTS-027", "MOTS-066", "MOTS-134"})
  static String unsold(MotsState s) {
    return switch (s.selling) {
      case FIRST_FOUR -> "MOTS-027";
      case FINAL_SIX -> "MOTS-134";
      default -> "MOTS-066";
    };
  }

  /// Who is helped swaps a player.
  @Rule({"MOTS-128", "MOTS-130", "MOTS-153"})
  static String swap(MotsState s) {
    if (s.closing == Swaps.FOURTH) return "MOTS-128";
    return s.seats == 3 ? "MOTS-153" : "MOTS-130";
  }
}
