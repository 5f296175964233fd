package touchline.engine;

/// What a game starts from: the number of seats, the options, and the content of the pack whose
/// name and hash stand in the record.
public record Setup(int seats, Options options, Content content, String pack, String hash) {}
