package touchline.testkit;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import touchline.engine.Move;
import touchline.engine.NotationException;
import touchline.engine.Rng;
import touchline.engine.State;
import touchline.engine.Words;

/// Moves of every family, most of them illegal: what a person who types moves might send.
final class AnyMoves {
  private static final int[] NUMBERS = {-1, 0, 1, 2, 3, 4, 5, 7, 11, 20, 39, 99, Integer.MAX_VALUE};

  private final List<Class<?>> types = new ArrayList<>();

  AnyMoves(Subject<?> subject) {
    subject.game.moves().forEach(this::learn);
  }

  /// So many moves: some out of the record, some made up.
  <S extends State<S>> List<Move> some(Situation<S> at, int count) {
    var out = new ArrayList<Move>();
    for (int i = 0; i < count; i++) {
      if (i % 2 == 0 && !at.record().isEmpty())
        out.add(Situation.pick(at.record(), at.rng()).move());
      else madeUp(at, out);
    }
    return out;
  }

  private <S extends State<S>> void madeUp(Situation<S> at, List<Move> out) {
    var type = Situation.pick(types, at.rng());
    var text = new StringBuilder(Words.of(type));
    for (var part : type.getRecordComponents()) text.append(' ').append(cell(part, at.rng()));
    try {
      out.add(at.subject().notation.read(text.toString()));
    } catch (NotationException e) {
      // A record that checks its values has just done so.
    }
  }

  private static String cell(RecordComponent part, Rng rng) {
    var type = part.getType();
    if (type.isEnum()) {
      var constants = type.getEnumConstants();
      return Words.of((Enum<?>) constants[rng.below(constants.length)]);
    }
    if (type == boolean.class) return String.valueOf(rng.below(2) == 0);
    return String.valueOf(
        NUMBERS[rng.below(type == byte.class ? NUMBERS.length - 1 : NUMBERS.length)]);
  }

  private void learn(Class<?> type) {
    if (!type.isSealed()) types.add(type);
    else for (var member : type.getPermittedSubclasses()) learn(member);
  }
}
