package touchline.testkit;

import java.util.Optional;
import touchline.engine.State;

/// Tries one law in one situation.
final class Trial {
  private Trial() {}

  /// In what way the law does not hold here, or nothing if it does.
  static <S extends State<S>> Optional<String> of(Law law, Situation<S> at) {
    var before = at.state().copy();
    try {
      law.hold(at);
    } catch (Broken e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (RuntimeException | AssertionError e) {
      return Optional.of(e + where(e));
    }
    var changed = Deep.difference(before, at.state());
    return Optional.ofNullable(changed).map(c -> "trying it changed the state: " + c);
  }

  /// The innermost place in the game's own code.
  private static String where(Throwable e) {
    for (var frame : e.getStackTrace())
      if (frame.getClassName().startsWith("touchline.games")) return " at " + frame;
    return "";
  }
}
