package touchline.engine;

import java.util.List;

/// One entry as it was made: who may know of it, and what was told because of it.
public record Done(Entry entry, Seats audience, List<Told> told) {}
