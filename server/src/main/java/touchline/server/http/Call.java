package touchline.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Body;
import touchline.server.json.Json;
import touchline.server.room.Hall;
import touchline.server.room.Holder;

/// One request: who asks, what he sends, and how he is answered.
record Call(Context context, Hall hall) {
  /// The most bytes of a usual request.
  static final int LARGEST = 64 * 1024;

  /// The most bytes of a request with a record in it: four million characters and their escapes.
  static final int LARGEST_RECORD = 5 * 1024 * 1024;

  private static final int FORGOTTEN = 1024 * 1024;
  private static final int LONGEST_TOKEN = 64;
  private static final String BEARER = "Bearer ";

  /// Whose link comes with the request.
  ///
  /// @throws Fault 401 if there is none or it opens nothing here
  Holder holder() {
    var header = context.header("Authorization");
    // The scheme's case does not matter (RFC 9110, 11.1).
    if (header == null || !header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
      throw new Fault(401, Refusals.NO_LINK);
    var token = header.substring(BEARER.length()).strip();
    if (token.length() > LONGEST_TOKEN) throw new Fault(401, Refusals.UNKNOWN_LINK);
    return hall.holder(context.pathParam("table"), token);
  }

  /// What the request says.
  ///
  /// @throws Fault 413 if it is too large, 400 if it is not JSON
  Body body() {
    return body(LARGEST);
  }

  /// What a request of at most so many bytes says.
  Body body(int largest) {
    var type = context.contentType();
    if (type != null && !type.startsWith("application/json"))
      throw Fault.malformed("Content-Type", "application/json");
    try {
      if (context.req().getContentLengthLong() > largest) throw tooLarge();
      var bytes = context.req().getInputStream().readNBytes(largest + 1);
      if (bytes.length > largest) throw tooLarge();
      if (bytes.length > 0 && type == null)
        throw Fault.malformed("Content-Type", "application/json");
      return Body.read(bytes);
    } catch (IOException e) {
      throw Fault.malformed("body", "all of it");
    }
  }

  /// Some of what comes too much is read and forgotten: who is cut off while still sending sees a
  /// broken connection and not the answer.
  private Fault tooLarge() throws IOException {
    context.req().getInputStream().skip(FORGOTTEN);
    return new Fault(413, Refusals.TOO_LARGE);
  }

  /// The viewer's log line after which he wants the log; all of it if he does not say.
  int since() {
    return number("since", 0);
  }

  /// The whole number in the query, not below 0.
  int number(String name, int otherwise) {
    var text = context.queryParam(name);
    return text == null ? otherwise : number(name, text);
  }

  /// The whole number that a text stands for, not below 0.
  static int number(String name, String text) {
    if (!text.matches("\\d{1,9}")) throw Fault.malformed(name, "a whole number");
    return Integer.parseInt(text);
  }

  /// A word in the query.
  String word(String name, String otherwise) {
    var text = context.queryParam(name);
    if (text == null) return otherwise;
    if (text.length() > LONGEST_TOKEN) throw Fault.malformed(name, "a word");
    return text;
  }

  /// Answers with JSON.
  void json(JsonNode node) {
    context.contentType("application/json; charset=utf-8").result(Json.bytes(node));
  }

  /// Answers with text of this kind.
  void text(String type, String text) {
    context.contentType(type + "; charset=utf-8").result(text.getBytes(StandardCharsets.UTF_8));
  }
}
