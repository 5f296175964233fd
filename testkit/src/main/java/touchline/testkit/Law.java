package touchline.testkit;

import java.util.List;
import touchline.engine.State;

/// Something that holds in every situation of every game. It is tried on the way of random games
/// and leaves the situation as it found it.
interface Law {
  /// Every law that is tried in a situation, in the order of their numbers. That games end (1) is
  /// seen by [Walk] itself.
  List<Law> ALL =
      List.of(
          new TurnLaw(),
          new PlayLaw(),
          new ReplayLaw(),
          new CopyLaw(),
          new RefusalLaw(),
          new InvariantLaw(),
          new LuckLaw(),
          new NotationLaw(),
          new HidingLaw(),
          new TellingLaw(),
          new UndoLaw(),
          new BatchLaw());

  /// Number and name.
  String name();

  /// Throws [Broken], or whatever the game throws, if it does not hold here.
  <S extends State<S>> void hold(Situation<S> at);
}
