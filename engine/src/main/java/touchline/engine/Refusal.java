package touchline.engine;

import java.util.LinkedHashMap;
import java.util.Map;

/// Why a move is not allowed: the rule, and a message key with its arguments. The text lives in the
/// catalogues under `refusal.<rule>.<key>`.
public record Refusal(String rule, String key, Map<String, Object> args) {
  /// A refusal without arguments.
  public static Refusal of(String rule, String key) {
    return new Refusal(rule, key, Map.of());
  }

  /// A refusal with named arguments, given as name, value, name, value …
  public static Refusal of(String rule, String key, Object... namesAndValues) {
    var args = new LinkedHashMap<String, Object>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      args.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return new Refusal(rule, key, Map.copyOf(args));
  }

  /// The table waits for somebody else.
  @Rule("TABLE-001")
  public static final Refusal NOT_YOUR_TURN = of("TABLE-001", "not-your-turn");

  /// No rule of the game offers this now.
  @Rule("TABLE-002")
  public static final Refusal NOT_ON_OFFER = of("TABLE-002", "not-on-offer");

  /// The decision has gone by: it was made against an older state of the table.
  @Rule("TABLE-003")
  public static final Refusal STALE = of("TABLE-003", "stale");

  /// Only the last move of a batch may bring luck, a reveal or a change of turn.
  @Rule("TABLE-004")
  public static final Refusal BATCH = of("TABLE-004", "batch");

  /// There is nothing of yours to take back since luck, a reveal or another seat's move.
  @Rule("TABLE-005")
  public static final Refusal NO_UNDO = of("TABLE-005", "no-undo");

  /// The game is over.
  @Rule("TABLE-006")
  public static final Refusal OVER = of("TABLE-006", "over");
}
