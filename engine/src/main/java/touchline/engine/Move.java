package touchline.engine;

/// What a seat chose, or what luck brought: a record of ints, enums and seats, so that it can be
/// written and read by [Notation]. Each [Step] seals its own family.
public interface Move {}
