package touchline.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.engine.Entry;
import touchline.engine.Log;
import touchline.engine.Rng;
import touchline.engine.State;
import touchline.engine.Turn;

/// One random game from set-up to its end, on which laws are tried: in every kind of situation the
/// first few times, then now and then. The same seed gives the same walk.
final class Walk<S extends State<S>> {
  // Moves beside the phase are rare as at a table, but frequent with one seed in eight, so that
  // their bounds are met too.
  private static final int RARE = 12, OFTEN = 2, FIRST = 3;

  private final Subject<S> subject;
  private final List<Law> laws;
  private final Rng play;
  private final Rng trial;
  private final int rarity;
  private final int spacing;
  private final S state;
  private final List<Entry.Played> record = new ArrayList<>();
  private final Map<String, Integer> met = new HashMap<>();

  /// A walk that tries these laws about every `spacing` entries.
  Walk(Subject<S> subject, List<Law> laws, long seed, int spacing) {
    this.subject = subject;
    this.laws = laws;
    this.spacing = spacing;
    play = Rng.of(seed, "play");
    trial = Rng.of(seed, "laws");
    rarity = play.below(8) == 0 ? OFTEN : RARE;
    state = subject.fresh();
  }

  /// Plays to the end; the first breach, already shortened.
  Optional<Breach> toTheEnd() {
    while (!(subject.game.turn(state) instanceof Turn.Over)) {
      if (record.size() > subject.game.title().bound()) return Optional.of(endless());
      if (due()) {
        var breach = tried();
        if (breach.isPresent()) return breach;
      }
      try {
        var chance = Situation.chance(subject, state, play, rarity);
        subject.game.play(state, chance.seat(), chance.move(), Log.NONE);
        record.add(new Entry.Played(chance.seat(), chance.move()));
        subject.game.invariants(state);
      } catch (RuntimeException | AssertionError e) {
        return Optional.of(tried().orElseGet(() -> unexplained(e)));
      }
    }
    return tried();
  }

  /// How many entries were played.
  int length() {
    return record.size();
  }

  private boolean due() {
    int times = met.merge(subject.kind(state), 1, Integer::sum);
    return times <= FIRST || trial.below(spacing) == 0;
  }

  private Optional<Breach> tried() {
    var at = new Situation<>(subject, state, List.copyOf(record), trial);
    for (var law : laws) {
      var what = Trial.of(law, at);
      if (what.isPresent())
        return Optional.of(new Shortening<>(subject, law).breach(record, what.get()));
    }
    return Optional.empty();
  }

  private Breach endless() {
    var what = "the game goes on after " + record.size() + " entries";
    return new Breach("1 it ends", what, ReplayLaw.text(subject, record), subject.snapshot(state));
  }

  private Breach unexplained(Throwable e) {
    return new Breach(
        "2 what is offered can be played",
        e.toString(),
        ReplayLaw.text(subject, record),
        subject.snapshot(state));
  }
}
