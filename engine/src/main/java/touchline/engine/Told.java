package touchline.engine;

/// An event and who is told of it.
public record Told(Seats audience, Event event) {}
