package touchline.games.demo;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import touchline.engine.View;

/// What is in the box: every player there is, and every kind of card with its copies.
public record DemoBox(List<DemoView.Player> players, List<Card> cards) implements View {
  /// A kind of card: what it adds to a club's strength, and how many there are.
  public record Card(Talk talk, int strength, int copies) {}

  static DemoBox of(DemoContent content) {
    var players = content.players();
    return new DemoBox(
        IntStream.range(0, players.size())
            .mapToObj(p -> new DemoView.Player(p, players.get(p).name(), players.get(p).skill()))
            .toList(),
        Arrays.stream(Talk.values()).map(t -> new Card(t, t.strength, t.copies)).toList());
  }
}
