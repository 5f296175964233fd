package touchline.engine;

import java.util.Locale;

/// How names of records and constants are written: `TurnOver` and `TURN_OVER` as `turn-over`.
public final class Words {
  private Words() {}

  /// The word for a move, an event or any other record.
  public static String of(Class<?> record) {
    return record
        .getSimpleName()
        .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-")
        .toLowerCase(Locale.ROOT);
  }

  /// The word for a constant; seats and other one-letter names keep their capital.
  public static String of(Enum<?> constant) {
    var name = constant.name();
    return constant instanceof Seat ? name : name.replace('_', '-').toLowerCase(Locale.ROOT);
  }

  /// The constant with this word.
  ///
  /// @throws NotationException naming the words there are
  public static <E> E constant(Class<E> type, String word) {
    var expected = new StringBuilder();
    for (var constant : type.getEnumConstants()) {
      var name = of((Enum<?>) constant);
      if (name.equals(word)) return constant;
      expected.append(expected.isEmpty() ? "" : ", ").append(name);
    }
    throw new NotationException("found " + word + ", expected one of " + expected);
  }
}
