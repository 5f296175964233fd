package touchline.testkit;

import java.util.Set;
import java.util.TreeSet;

/// The arguments that an ICU message asks for: `{club} bids {n, plural, one {# rung} …}` asks for
/// `club` and `n`.
final class Placeholders {
  private final String text;
  private final Set<String> names = new TreeSet<>();
  private int at;

  private Placeholders(String text) {
    this.text = text;
  }

  /// The names in the message.
  ///
  /// @throws IllegalArgumentException if its braces do not pair
  static Set<String> of(String message) {
    var reading = new Placeholders(message);
    reading.message();
    if (reading.at < message.length()) throw unpaired(message);
    return reading.names;
  }

  /// Reads up to the brace that closes this message, or to the end.
  private void message() {
    while (at < text.length() && text.charAt(at) != '}') {
      char c = text.charAt(at++);
      if (c == '\'' && at < text.length() && "{}'".indexOf(text.charAt(at)) >= 0) quoted();
      else if (c == '{') argument();
    }
  }

  private void quoted() {
    int end = text.indexOf('\'', at);
    at = end < 0 ? text.length() : end + 1;
  }

  private void argument() {
    names.add(word(",}"));
    if (take() == '}') return;
    word(",}");
    if (take() == '}') return;
    while (true) {
      word("{}");
      if (take() == '}') return;
      message();
      if (take() != '}') throw unpaired(text);
    }
  }

  private String word(String ends) {
    int from = at;
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) at++;
    return text.substring(from, at).trim();
  }

  private char take() {
    if (at >= text.length()) throw unpaired(text);
    return text.charAt(at++);
  }

  private static IllegalArgumentException unpaired(String message) {
    return new IllegalArgumentException("braces do not pair in: " + message);
  }
}
