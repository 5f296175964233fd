package touchline.testkit;

/// What can be wrong with the toy, each with the law that must notice.
enum Fault {
  NONE(""),
  ENDLESS("1"),
  NO_MOVE("2 moves on offer"),
  TWICE("2 moves on offer"),
  CRASH("2 what is offered"),
  UNLISTED_ROLL("7"),
  LOADED_DIE("7"),
  SHARED_ARRAY("4"),
  FORGOTTEN_FIELD("4"),
  UNKNOWN_RULE("5"),
  NO_MESSAGE("5"),
  MISSING_ARGUMENT("5"),
  LOSES_CARDS("6"),
  UNWRITTEN_FIELD("8"),
  LEAKY_VIEW("9"),
  ARRAY_IN_VIEW("9"),
  LEAKY_MOVES("9"),
  LEAKY_REFUSAL("9"),
  LEAKY_EVENT("9"),
  IMPOSSIBLE_WORLD("9"),
  TOLD_TO_ALL("10"),
  UNKNOWN_EVENT_RULE("10"),
  LEAKY_AUDIENCE("9"),
  TREACHEROUS_UNDO("undo"),
  LEAKY_REWIND("rewind"),
  ASKING_CHANGES("2 moves on offer");

  final String law;

  Fault(String law) {
    this.law = law;
  }
}
