package touchline.engine;

/// What happened, for telling; never needed to rebuild the state. A record whose name is the
/// message key and whose components are the message's arguments.
public interface Event {
  /// The rule that made it happen, for example `MOTS-025`.
  String rule();
}
