package touchline.engine;

import java.util.List;

/// A variant or ruling that may be switched when a game is set up: its id, the values it may have,
/// the value it has if nobody says otherwise, and the rule or ruling it stands for.
public record Option(String id, List<String> values, String standard, String rule) {}
