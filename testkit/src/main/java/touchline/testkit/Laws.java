package touchline.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.engine.Notation;
import touchline.engine.State;

/// Tries all laws on a game, without any test framework.
public final class Laws {
  private static final int SPACING = 64;

  private Laws() {}

  /// The first breach on the random game of this seed, shortened.
  public static <S extends State<S>> Optional<Breach> broken(Subject<S> subject, long seed) {
    return new Walk<>(subject, Law.FIRST, seed, SPACING)
        .toTheEnd()
        .or(() -> new Walk<>(subject, Law.FURTHER, seed, SPACING).toTheEnd());
  }

  /// What is wrong with the game's title, options, moves and rulebook; empty if nothing.
  public static <S extends State<S>> List<String> wrongInTitle(Subject<S> subject) {
    var wrong = new ArrayList<String>();
    var title = subject.game.title();
    if (!title.id().matches("[a-z][a-z0-9-]*")) wrong.add("the id is no word: " + title.id());
    if (title.fewestSeats() < 1 || title.mostSeats() < title.fewestSeats() || title.mostSeats() > 8)
      wrong.add("seats from " + title.fewestSeats() + " to " + title.mostSeats());
    if (title.bound() < 1) wrong.add("the bound is " + title.bound());
    for (var option : title.options()) {
      if (!option.values().contains(option.standard()))
        wrong.add(option.id() + " is by default " + option.standard() + ", which it cannot be");
      if (!Rulebook.of(title.id()).has(option.rule()))
        wrong.add(option.id() + " stands for " + option.rule() + ", which no rulebook has");
    }
    if (Notation.of(subject.game).words().isEmpty()) wrong.add("there are no moves");
    var odd = Deep.notPlain(subject.game.box(subject.setup.content()));
    if (odd != null) wrong.add("the box" + odd);
    var english = Rulebook.of(title.id()).headings().keySet();
    var portuguese =
        Rulebook.parse(Rulebook.resource("touchline/games/" + title.id() + "/rules.pt.md"));
    if (!List.copyOf(english).equals(List.copyOf(portuguese.headings().keySet())))
      wrong.add("the rulebooks in English and Portuguese have other headings");
    var keys = Catalogue.of(title.id(), "en").messages().keySet();
    if (!keys.equals(Catalogue.of(title.id(), "pt").messages().keySet()))
      wrong.add("the catalogues in English and Portuguese have other keys");
    return wrong;
  }
}
