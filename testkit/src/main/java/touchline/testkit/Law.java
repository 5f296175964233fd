package touchline.testkit;

import java.util.List;
import touchline.engine.State;

/// Something that holds in every situation of every game. It is tried on the way of random games
/// and leaves the situation as it found it.
interface Law {
  /// The laws without which the others make no sense; a whole game is tried on them first. That
  /// games end (1) is seen by [Walk] itself.
  List<Law> FIRST = List.of(new CopyLaw(), new TurnLaw(), new PlayLaw(), new InvariantLaw());

  /// All others, in the order of their numbers.
  List<Law> FURTHER =
      List.of(
          new ReplayLaw(),
          new RefusalLaw(),
          new LuckLaw(),
          new NotationLaw(),
          new HidingLaw(),
          new TellingLaw(),
          new UndoLaw(),
          new RewindLaw(),
          new BatchLaw());

  /// Number and name.
  String name();

  /// Throws [Broken], or whatever the game throws, if it does not hold here.
  <S extends State<S>> void hold(Situation<S> at);
}
