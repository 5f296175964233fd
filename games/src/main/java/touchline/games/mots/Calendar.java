package touchline.games.mots;

import touchline.engine.Rule;

/// Six weeks of seven days; Wednesdays are cup days, Sundays league days.
@Rule({"MOTS-038", "MOTS-061"})
final class Calendar {
  static final int WEEKS = 6;
  static final int DAYS = 42;
  static final int WEDNESDAY = 3;
  static final int SUNDAY = 7;

  private Calendar() {}

  /// The week of a day, from 1.
  static int week(int day) {
    return (day + 6) / 7;
  }

  /// The day in its week, 1 for Monday.
  static int weekday(int day) {
    return (day + 6) % 7 + 1;
  }

  /// What the calendar asks of this day; null where the board is free to choose.
  static @org.jspecify.annotations.Nullable Square fixed(int day) {
    if (weekday(day) == SUNDAY) return Square.LEAGUE;
    if (weekday(day) != WEDNESDAY) return null;
    return switch (week(day)) {
      case 1 -> Square.SUPER_CUP;
      case 3, 5 -> Square.NATIONAL_CUP;
      default -> Square.EURO_CUP;
    };
  }
}
