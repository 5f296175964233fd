package touchline.engine;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// The chosen values of a game's options; what is not chosen has its standard value.
public record Options(Map<String, String> chosen) {
  /// Everything standard.
  public static final Options STANDARD = new Options(Map.of());

  /// The value of this option.
  public String get(Option option) {
    return chosen.getOrDefault(option.id(), option.standard());
  }

  /// Whether the option has this value.
  public boolean is(Option option, String value) {
    return get(option).equals(value);
  }

  /// The same with one value changed.
  public Options with(String id, String value) {
    var more = new TreeMap<>(chosen);
    more.put(id, value);
    return new Options(more);
  }

  /// The chosen values in a stable order.
  public SortedMap<String, String> sorted() {
    return new TreeMap<>(chosen);
  }

  /// Checks every chosen value against the title.
  ///
  /// @throws IllegalArgumentException naming the option and the values it may have
  public void check(Title title) {
    chosen.forEach(
        (id, value) -> {
          var option = title.options().stream().filter(o -> o.id().equals(id)).findFirst();
          if (option.isEmpty())
            throw new IllegalArgumentException("no option " + id + " in " + title.id());
          if (!option.get().values().contains(value)) {
            throw new IllegalArgumentException(
                "option " + id + ": found " + value + ", expected one of " + option.get().values());
          }
        });
  }
}
