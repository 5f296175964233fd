package touchline.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.engine.Moves;
import touchline.engine.Notation;
import touchline.engine.Rule;
import touchline.games.Games;
import touchline.server.Fault;
import touchline.server.json.Body;
import touchline.server.json.Json;
import touchline.server.json.Shapes;

/// Standing orders: what is done of them, and when they end.
final class OrderTest {
  private static final Notation NOTATION =
      Notation.of(
          Games.ALL.stream()
              .filter(g -> g.title().id().equals("match-of-the-season"))
              .findFirst()
              .orElseThrow());
  private static final Map<String, Integer> VIEW = Map.of("lot", 7);

  private static Order order(String json) {
    return Order.asked(new Body(Json.parse(json), ""), NOTATION, Shapes.of(VIEW));
  }

  private static Moves offered(String... texts) {
    var all = new Moves();
    for (var text : texts) all.add(NOTATION.read(text));
    return all;
  }

  private static String made(Order order, String... offered) {
    return switch (order.next(VIEW, offered(offered), NOTATION)) {
      case Order.Next.Submit(var move) -> NOTATION.write(move);
      case Order.Next.Rest() -> "rest";
      case Order.Next.Expired() -> "expired";
    };
  }

  @Test
  @Rule("TABLE-016")
  void bidsForOneTeamAsLittleAsItMustUpToAnyLimit() {
    var order = order("{\"type\":\"bid red\",\"limit\":400,\"otherwise\":\"pass\"}");
    assertThat(made(order, "pass", "bid blue 50", "bid red 60", "bid red 55"))
        .isEqualTo("bid red 55");
    assertThat(made(order, "pass", "bid red 400", "bid red 405")).isEqualTo("bid red 400");
    assertThat(made(order, "pass", "bid red 405", "bid blue 30")).isEqualTo("pass");
    assertThat(made(order)).isEqualTo("rest");
    assertThat(made(order, "throw")).isEqualTo("expired");
  }

  @Test
  @Rule("TABLE-016")
  void outlivesARestart() {
    var order =
        order("{\"type\":\"bid  red\",\"limit\":40,\"otherwise\":\"pass\",\"until\":\"/lot\"}");
    var again = Order.stored(order.text());
    assertThat(again).isEqualTo(order);
    assertThat(made(again, "bid red 40")).isEqualTo("bid red 40");
    assertThat(again.next(Map.of("lot", 8), offered("bid red 40"), NOTATION))
        .isInstanceOf(Order.Next.Expired.class);
  }

  @Test
  @Rule("TABLE-016")
  void restsWhileOthersAreAskedForAndEndsWithItsStage() {
    var order = order("{\"moves\":[\"play-on\"],\"while\":\"/lot\",\"in\":[\"7\",\"9\"]}");
    var again = Order.stored(order.text());
    assertThat(again).isEqualTo(order);
    assertThat(made(again, "play-on", "bring-on 1 2")).isEqualTo("play-on");
    assertThat(made(again, "replace 3")).isEqualTo("rest");
    assertThat(made(again)).isEqualTo("rest");
    assertThat(again.next(Map.of("lot", 9), offered("play-on"), NOTATION))
        .isInstanceOf(Order.Next.Submit.class);
    assertThat(again.next(Map.of("lot", 8), offered("play-on"), NOTATION))
        .isInstanceOf(Order.Next.Expired.class);
    assertThat(again.next(Map.of("lot", 8), offered(), NOTATION))
        .isInstanceOf(Order.Next.Expired.class);
  }

  @Test
  @Rule("TABLE-016")
  void mustBeginLikeAMove() {
    assertThatThrownBy(() -> order("{\"type\":\"shout red\",\"limit\":40}"))
        .isInstanceOf(Fault.class)
        .hasMessageContaining("type");
  }
}
