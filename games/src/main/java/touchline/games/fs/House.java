package touchline.games.fs;

import java.util.List;
import touchline.engine.Option;
import touchline.engine.Options;

/// How this table plays: the rulings that may be switched. A turn limit of 0 is none; it counts the
/// turns of each seat.
record House(
    boolean strictProof,
    boolean roundForEach,
    boolean presidentForPhase,
    boolean injuryOnBench,
    boolean proofFromTable,
    int turnLimit,
    boolean strictMemory) {
  static final Option PROOF =
      new Option("proof", List.of("assisted", "strict"), "assisted", "FS-A57");
  static final Option TALKS = new Option("talks", List.of("one", "each"), "one", "FS-A07");
  static final Option PRESIDENT =
      new Option("president", List.of("confrontation", "phase"), "confrontation", "FS-A14");
  static final Option GYM_INJURY =
      new Option("gym-injury", List.of("gym", "bench"), "gym", "FS-A16");
  static final Option PROOF_FROM =
      new Option("proof-from", List.of("hand", "table"), "hand", "FS-A55");
  static final Option TURN_LIMIT =
      new Option("turn-limit", List.of("off", "20", "40"), "off", "FS-A69");
  static final Option MEMORY = new Option("memory", List.of("log", "strict"), "log", "FS-A70");

  static final List<Option> OPTIONS =
      List.of(PROOF, TALKS, PRESIDENT, GYM_INJURY, PROOF_FROM, TURN_LIMIT, MEMORY);

  static House of(Options options) {
    var limit = options.get(TURN_LIMIT);
    return new House(
        options.is(PROOF, "strict"),
        options.is(TALKS, "each"),
        options.is(PRESIDENT, "phase"),
        options.is(GYM_INJURY, "bench"),
        options.is(PROOF_FROM, "table"),
        limit.equals("off") ? 0 : Integer.parseInt(limit),
        options.is(MEMORY, "strict"));
  }
}
