package touchline.app;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// What the commands say, in the language of the person: English, or Portuguese where the system
/// asks for it.
final class Texts {
  private final ResourceBundle bundle;
  private final Locale language;

  Texts(Locale wish) {
    language = wish.getLanguage().equals("pt") ? Locale.of("pt") : Locale.ENGLISH;
    var noFallback =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    bundle = ResourceBundle.getBundle("touchline.app.cli", language, noFallback);
  }

  /// English or Portuguese.
  Locale language() {
    return language;
  }

  /// The catalogue itself, for the help texts.
  ResourceBundle bundle() {
    return bundle;
  }

  /// The sentence with its arguments put in.
  String say(String key, Object... arguments) {
    return new MessageFormat(bundle.getString(key), language).format(arguments);
  }
}
