package touchline.engine;

import java.util.List;

/// A game's facts: id, name, fewest and most seats, the edition of its records (it rises when a
/// rules fix makes old records illegal), the most entries a record can have, and its pack's files.
public record Title(
    String id,
    String name,
    int fewestSeats,
    int mostSeats,
    int edition,
    int bound,
    List<Option> options,
    List<String> packFiles) {}
