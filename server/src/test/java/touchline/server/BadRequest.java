package touchline.server;

import java.util.function.Function;

/// A request with something wrong, and the status, the rule and the key of the no it must get.
record BadRequest(
    String name, int status, String rule, String key, Function<Desk.Sat, Client.Answer> ask) {
  static BadRequest bad(
      String name, int status, String rule, String key, Function<Desk.Sat, Client.Answer> ask) {
    return new BadRequest(name, status, rule, key, ask);
  }

  /// One that cannot be understood.
  static BadRequest malformed(String name, Function<Desk.Sat, Client.Answer> ask) {
    return new BadRequest(name, 400, "TABLE-012", "malformed", ask);
  }

  @Override
  public String toString() {
    return name;
  }
}
