package touchline.games.mots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Content;
import touchline.engine.Option;
import touchline.engine.Options;
import touchline.engine.Rule;

/// The options of a game, read once at set-up.
@Rule("MOTS-A77")
final class House implements Content {
  static final Option SEASONS = new Option("seasons", List.of("1", "3", "6"), "6", "MOTS-002");
  static final Option MATCH =
      new Option("match", List.of("basic", "advanced"), "basic", "MOTS-156");
  static final Option LINE_UPS =
      new Option(
          "line-ups",
          List.of("covered-eleven", "covered-one", "covered-fixed", "open"),
          "covered-eleven",
          "MOTS-A31");
  static final Option BID_STEP = new Option("bid-step", List.of("5", "1"), "5", "MOTS-A14");
  static final Option SHORT_PAYMENT =
      new Option(
          "short-payment",
          List.of("pays-what-he-has", "bank-pays-rest"),
          "pays-what-he-has",
          "MOTS-A15");
  static final Option DECIDERS =
      new Option("deciders", List.of("every-place", "title-only"), "every-place", "MOTS-A46");
  static final Option OUTCOMES =
      new Option(
          "outcomes-10-12",
          List.of("away-injury-and-quiet", "quiet"),
          "away-injury-and-quiet",
          "MOTS-A72");
  static final Option TACTICS =
      new Option("tactics-in-advanced", List.of("table", "none"), "table", "MOTS-A73");
  static final Option DIE_2_AND_4 =
      new Option("die-2-and-4", List.of("plain", "attack-against-defence"), "plain", "MOTS-154");
  static final Option FORMATIONS =
      new Option("formations", List.of("standard", "extra"), "standard", "MOTS-155");

  static final List<Option> ALL =
      List.of(
          SEASONS,
          MATCH,
          LINE_UPS,
          BID_STEP,
          SHORT_PAYMENT,
          DECIDERS,
          OUTCOMES,
          TACTICS,
          DIE_2_AND_4,
          FORMATIONS);

  /// How line-ups are shown (MOTS-A31).
  enum Showing {
    COVERED_ELEVEN,
    COVERED_ONE,
    COVERED_FIXED,
    OPEN
  }

  private final Options options;
  final int seasons;

  @Rule("MOTS-156")
  final boolean advanced;

  final Showing showing;
  final int bidStep;
  final boolean bankPaysRest;
  final boolean titleOnly;
  final boolean quiet;
  final boolean tacticsInAdvanced;

  @Rule("MOTS-154")
  final boolean attackAgainstDefence;

  @Rule("MOTS-155")
  final int formations;

  House(Options options) {
    this.options = options;
    seasons = Integer.parseInt(options.get(SEASONS));
    advanced = options.is(MATCH, "advanced");
    showing = Showing.values()[LINE_UPS.values().indexOf(options.get(LINE_UPS))];
    bidStep = Integer.parseInt(options.get(BID_STEP));
    bankPaysRest = options.is(SHORT_PAYMENT, "bank-pays-rest");
    titleOnly = options.is(DECIDERS, "title-only");
    quiet = options.is(OUTCOMES, "quiet");
    tacticsInAdvanced = options.is(TACTICS, "table");
    attackAgainstDefence = options.is(DIE_2_AND_4, "attack-against-defence");
    formations = options.is(FORMATIONS, "extra") ? Formation.ALL.size() : Formation.STANDARD;
  }

  /// Two of the same options are the same.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof House house && options.equals(house.options);
  }

  @Override
  public int hashCode() {
    return options.hashCode();
  }
}
