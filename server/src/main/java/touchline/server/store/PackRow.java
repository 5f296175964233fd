package touchline.server.store;

/// A pack as it is kept: name, hash, and its sheets as JSON.
public record PackRow(String name, String hash, String sheets) {}
