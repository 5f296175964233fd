package touchline.bench;

import java.util.List;
import touchline.engine.Game;
import touchline.engine.Options;
import touchline.engine.State;
import touchline.games.mots.Mots;
import touchline.games.mots.MotsContent;
import touchline.packs.Packs;

/// The game that is measured, with positions out of random games; the type of its state is nobody's
/// business here.
final class Subject<S extends State<S>> {
  private static final int POSITIONS = 256;

  private final RandomPlay<S> play;
  private final List<S> positions;
  private int at;

  private Subject(Game<S> game) {
    play = new RandomPlay<>(game, Packs.setup(game, 4, Options.STANDARD), 1);
    positions = play.positions(POSITIONS);
  }

  /// Match of the Season with four managers.
  static Subject<?> season() {
    return of(new Mots());
  }

  private static <S extends State<S>> Subject<S> of(Game<S> game) {
    return new Subject<>(game);
  }

  /// The limit of the same game.
  static Limit limit() {
    var game = new Mots();
    var content = (MotsContent) Packs.setup(game, 4, Options.STANDARD).content();
    return new Limit(new Printed(content), new touchline.engine.Rng(1));
  }

  private S next() {
    at = (at + 1) % POSITIONS;
    return positions.get(at);
  }

  int game() {
    return play.game();
  }

  Object copy() {
    return play.copy(next());
  }

  Object imagined() {
    return play.imagined(next());
  }

  int legal() {
    return play.legal(next()).size();
  }
}
