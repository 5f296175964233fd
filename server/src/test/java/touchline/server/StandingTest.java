package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Rule;
import touchline.server.json.Json;

/// Standing orders: what they do, for how long, and who knows of them. In the toy's sale A bids
/// first, up to three more than the price.
@Rule("TABLE-016")
class StandingTest {
  @TempDir Path data;

  private Desk desk;
  private Desk.Sat sat;
  private Client a;
  private Client b;

  @BeforeEach
  void aSale() {
    desk = Desk.open(data, c -> c.with(Desk.dice(7)));
    sat = desk.table("pp", "rounds", "40");
    a = sat.seat(0);
    b = sat.seat(1);
    choose();
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private void choose() {
    a.move("pick 1", "pick 2").ok();
    b.move("pick 1", "pick 2").ok();
  }

  private static Client.Answer order(Client seat, String order) {
    return seat.send("PUT", seat.path("/standing"), order);
  }

  private static boolean standing(Client seat) {
    return !seat.shown().get("standing").isNull();
  }

  @Test
  void bidsAsLittleAsItMayUpToTheLimitThenDoesTheOther() {
    order(b, "{\"type\":\"raise\",\"limit\":4,\"otherwise\":\"pass\"}").ok();
    a.move("raise 1").ok();
    a.until(s -> s.get("view").get("sale").get("price").intValue() == 2);
    a.move("raise 3").ok();
    a.until(s -> s.get("view").get("sale").get("price").intValue() == 4);
    a.move("raise 5").ok();
    a.until(s -> s.get("view").get("round").intValue() == 1);
    assertThat(sat.spectator().shown().get("view").get("purse").get(0).intValue())
        .as("A has paid 5")
        .isEqualTo(b.shown().get("view").get("purse").get(1).intValue() - 5);
    assertThat(a.record()).contains("B raise 2\nA raise 3\nB raise 4\nA raise 5\nB pass\n");
  }

  @Test
  void endsWithTheLotWhenNoneOfItsMovesIsOfferedAnyMore() {
    order(b, "{\"type\":\"raise\",\"limit\":1,\"otherwise\":\"pass\"}").ok();
    a.move("raise 1").ok();
    a.until(s -> s.get("view").get("round").intValue() == 1); // picks are asked for now
    assertThat(standing(b)).isFalse();
  }

  @Test
  void endsWhenTheValueItHangsOnChanges() {
    var order = "{\"moves\":[\"pass\"],\"until\":\"/sale/price\"}";
    order(b, order).ok();
    assertThat(standing(b)).isTrue();
    a.move("raise 1").ok();
    assertThat(standing(b)).isFalse();
    assertThat(b.asked()).as("B decides for himself").isTrue();
  }

  @Test
  void restsWhileNothingOfItIsPossible() {
    order(b, "{\"type\":\"raise\",\"limit\":1}").ok();
    a.move("raise 1").ok(); // above the limit already, and there is no other move to make
    assertThat(b.asked()).isTrue();
    assertThat(standing(b)).isTrue();
    b.move("pass").ok();
  }

  @Test
  void ofSeveralMovesTheFirstThatIsLegalIsMade() {
    order(b, "{\"moves\":[\"raise 1\",\"raise 3\",\"pass\"]}").ok();
    a.move("raise 1").ok();
    a.until(s -> s.get("view").get("sale").get("price").intValue() == 3);
  }

  @Test
  void isKnownToItsSeatAloneAndChangesNothingForOthers() {
    var before = a.get(a.path("?since=99")).text().replaceAll("\"awaySince\":\"[^\"]*\"", "");
    order(b, "{\"moves\":[\"pass\"]}").ok();
    var after = a.get(a.path("?since=99")).text().replaceAll("\"awaySince\":\"[^\"]*\"", "");
    assertThat(after).isEqualTo(before);
    assertThat(sat.spectator().shown().has("standing")).isFalse();
    assertThat(b.shown().get("standing"))
        .isEqualTo(Json.parse("{\"moves\":[\"pass\"],\"until\":\"\"}"));
  }

  @Test
  void canBeForgotten() {
    order(b, "{\"moves\":[\"pass\"]}").ok();
    assertThat(b.delete(b.path("/standing")).ok().get("standing").isNull()).isTrue();
    a.move("raise 1").ok();
    assertThat(b.asked()).isTrue();
  }

  @Test
  void actsAfterARestart() {
    order(b, "{\"moves\":[\"raise 2\"]}").ok();
    desk.close();
    desk = Desk.open(data);
    var again = sat.at(desk);
    again.seat(0).move("raise 1").ok();
    again.seat(0).until(s -> s.get("view").get("sale").get("price").intValue() == 2);
  }

  @Test
  void doesNotActForASeatThatABotPlays() {
    order(b, "{\"moves\":[\"raise 2\"]}").ok();
    b.send("POST", b.path("/seats/B"), "{\"kind\":\"bot\"}").ok();
    order(b, "{\"moves\":[\"pass\"]}").no(403, "TABLE-009", "bot-plays");
  }
}
