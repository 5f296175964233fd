package touchline.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.server.Fault;
import touchline.server.room.Hall;

/// The rules in our words, and the description of this API: texts that lie on the class path.
record RulesText(Hall hall) {
  private static final List<String> LANGUAGES = List.of("en", "pt");

  /// The rules of a game, or of the `table` itself, in the language asked for if they are there in
  /// it, else in English.
  void answer(Call call) {
    var id = call.context().pathParam("game");
    var language = call.word("lang", "en");
    if (!LANGUAGES.contains(language))
      throw Fault.malformed("lang", String.join(" or ", LANGUAGES));
    var folder =
        id.equals("table") ? "touchline/engine" : "touchline/games/" + hall.game(id).title().id();
    var text = language.equals("en") ? null : resource(folder + "/rules." + language + ".md");
    call.context().header("Content-Language", text == null ? "en" : language);
    if (text == null) text = resource(folder + "/rules.md");
    if (text == null) throw Fault.unknown("rules");
    call.text("text/markdown", text);
  }

  static void openApi(Call call) {
    var text = resource("openapi.yaml");
    if (text == null) throw Fault.unknown("openapi.yaml");
    call.text("application/yaml", text);
  }

  private static @Nullable String resource(String path) {
    try (InputStream in = RulesText.class.getClassLoader().getResourceAsStream(path)) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
