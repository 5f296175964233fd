package touchline.engine;

/// The cards, boards and scenarios of a pack, read and checked: immutable, shared by every state.
public interface Content {}
