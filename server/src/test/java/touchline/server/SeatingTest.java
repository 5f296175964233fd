package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Rule;

/// Who plays a seat: hand-over to a bot and back, by the person himself or by the host when he has
/// been away.
@Rule("TABLE-009")
class SeatingTest {
  private static final Duration AWAY = Duration.ofSeconds(60);
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"trainee\"}";
  private static final String PERSON = "{\"kind\":\"person\"}";

  @TempDir Path data;

  private final Hands clock = new Hands();
  private Desk desk;
  private Desk.Sat sat;
  private Client host;
  private Client guest;

  /// A clock that is moved by hand.
  private static final class Hands extends Clock {
    private volatile Instant now = Instant.EPOCH;

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return now;
    }
  }

  @BeforeEach
  void open() {
    desk = Desk.open(data, c -> c.with(clock, AWAY));
    sat = desk.table("pp", "rounds", "400");
    host = sat.seat(0);
    guest = sat.seat(1);
    host.shown();
    guest.shown();
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private static Client.Answer seat(Client who, String seat, String body) {
    return who.send("POST", who.path("/seats/" + seat), body);
  }

  private static boolean chosen(tools.jackson.databind.JsonNode shown, int seat) {
    return shown.get("view").get("chosen").get(seat).booleanValue();
  }

  @Test
  void unseenMarksInNamesAreLeftOut() {
    var shown = seat(guest, "B", "{\"name\":\"\u202egnp.exe\",\"club\":\"\u200b \ufeff\"}").ok();
    assertThat(shown.get("seats").get(1).get("name").stringValue()).isEqualTo("gnp.exe");
    assertThat(shown.get("seats").get(1).get("club").stringValue()).isEmpty();
    var family = "\ud83d\udc68\u200d\ud83d\udc67"; // two signs joined to one
    var named = seat(guest, "B", "{\"name\":\"" + family + "\"}").ok();
    assertThat(named.get("seats").get(1).get("name").stringValue()).isEqualTo(family);
  }

  @Test
  void aSeatIsHandedToABotAndTakenBack() {
    var given = seat(guest, "B", BOT).ok();
    assertThat(given.get("seats").get(1).get("bot").stringValue()).isEqualTo("trainee");
    host.until(s -> chosen(s, 1)); // the bot plays at once
    assertThat(told(host)).contains("handed-over").doesNotContain("taken-over");
    guest.move("pick 1").no(403, "TABLE-009", "bot-plays");
    guest.undo(1).no(403, "TABLE-009", "bot-plays");
    seat(guest, "B", PERSON).ok();
    for (var viewer : List.of(host, guest, sat.spectator()))
      assertThat(told(viewer)).as("both are told to all").contains("handed-over", "taken-over");
    seat(guest, "B", "{\"name\":\"Bea\"}").ok();
    assertThat(told(host).stream().filter(type -> type.endsWith("-over"))).hasSize(2);
    host.move("pick 1", "pick 2").ok();
    host.move("pass").ok();
    assertThat(guest.asked()).as("nobody plays for B any more").isTrue();
    guest.move("pass").ok();
  }

  @Test
  void aSeatIsTakenBackWithTheBotsChoicesStanding() {
    seat(guest, "B", BOT).ok();
    host.until(s -> chosen(s, 1));
    var own = seat(guest, "B", PERSON).ok().get("view").get("picks");
    assertThat(own.get(2).intValue()).isPositive();
    assertThat(own.get(3).intValue()).isPositive();
    guest.undo(1).ok(); // they are his own now
    guest.move(guest.moves().getFirst()).ok();
  }

  @Test
  void theHostMayNotReplaceWhoIsHere() {
    seat(host, "B", BOT).no(422, "TABLE-009", "taken");
    clock.now = clock.now.plus(AWAY).minusMillis(1);
    seat(host, "B", BOT).no(422, "TABLE-009", "taken");
    try (var events = new Events(guest, "")) {
      events.next("changed");
      clock.now = clock.now.plus(AWAY);
      seat(host, "B", BOT).no(422, "TABLE-009", "taken");
    }
  }

  @Test
  void theHostReplacesWhoHasBeenAwayAndHeComesBackWithHisLink() {
    clock.now = clock.now.plus(AWAY);
    assertThat(host.shown().get("seats").get(1).get("awaySince").stringValue())
        .isEqualTo("1970-01-01T00:00:00Z");
    assertThat(host.shown().get("absence").intValue()).isEqualTo(60);
    assertThat(seat(host, "B", BOT).ok().get("seats").get(1).get("awaySince").isNull()).isTrue();
    host.until(s -> chosen(s, 1));
    seat(host, "B", PERSON).no(403, "TABLE-009", "not-yours");
    seat(host, "B", "{\"kind\":\"bot\",\"bot\":\"coach\"}").ok();
    seat(guest, "B", PERSON).ok();
    seat(host, "B", BOT).no(422, "TABLE-009", "taken");
  }

  @Test
  void nobodyButTheHostReplacesAnybody() {
    clock.now = clock.now.plus(AWAY);
    seat(guest, "A", BOT).no(403, "TABLE-009", "not-yours");
    seat(sat.spectator(), "A", BOT).no(403, "TABLE-009", "not-yours");
  }

  private static Client.Answer link(Client who, String seat) {
    return who.send("POST", who.path("/seats/" + seat + "/link"), "{}");
  }

  private static List<String> told(Client who) {
    return who.shown().get("log").values().stream().map(l -> l.get("type").stringValue()).toList();
  }

  @Test
  void nobodyGetsTheLinkOfASeatWhosePersonIsHere() {
    link(host, "B").no(422, "TABLE-009", "taken");
    clock.now = clock.now.plus(AWAY).minusMillis(1);
    link(host, "B").no(422, "TABLE-009", "taken");
    try (var events = new Events(guest, "")) {
      events.next("changed");
      clock.now = clock.now.plus(AWAY);
      link(host, "B").no(422, "TABLE-009", "taken");
    }
    assertThat(told(guest)).doesNotContain("link-renewed");
    guest.move("pick 1").ok(); // his link is still good
  }

  @Test
  void nobodyGetsTheLinkOfASeatThatABotPlays() {
    seat(guest, "B", BOT).ok();
    clock.now = clock.now.plus(AWAY.multipliedBy(2));
    link(host, "B").no(403, "TABLE-009", "bot-plays");
    var other = desk.table("pb");
    link(other.seat(0), "B").no(403, "TABLE-009", "bot-plays");
  }

  @Test
  void aLostLinkIsRenewedOnceItsPersonHasBeenAwayAndEverybodyIsTold() {
    host.move("pick 1", "pick 2").ok();
    clock.now = clock.now.plus(AWAY);
    var fresh = guest.with(link(host, "B").ok().get("token").stringValue());
    guest.get(guest.path("")).no(401, "TABLE-011", "unknown-link");
    for (var viewer : List.of(host, fresh, sat.spectator())) {
      var line = List.copyOf(viewer.shown().get("log").values()).getLast();
      assertThat(line.get("type").stringValue()).isEqualTo("link-renewed");
      assertThat(line.get("rule").stringValue()).isEqualTo("TABLE-009");
      assertThat(line.get("seat").stringValue()).isEqualTo("B");
    }
    host.undo(1).ok(); // takes back the entry before; what was done with the link stays
    var line = host.shown().get("log").values().stream().toList();
    assertThat(line.stream().filter(l -> l.get("type").stringValue().equals("link-renewed")))
        .singleElement()
        .satisfies(l -> assertThat(l.has("undone")).isFalse());
    desk.close();
    desk = Desk.open(data, c -> c.with(clock, AWAY));
    assertThat(told(fresh.at(desk.server.port()))).contains("link-renewed");
    var lines = fresh.at(desk.server.port()).shown().get("lines").intValue();
    for (int n = 1; n <= lines; n++) fresh.at(desk.server.port()).get(fresh.path("/at/" + n)).ok();
  }

  @Test
  void theHostRenewsHisOwnLinkAtAnyTime() {
    var fresh = host.with(link(host, "A").ok().get("token").stringValue());
    host.get(host.path("")).no(401, "TABLE-011", "unknown-link");
    fresh.move("pick 1").ok();
  }

  @Test
  void aRequestThatWaitsForAPersonIsSettledWhenABotTakesTheSeat() {
    host.move("pick 1", "pick 2").ok();
    guest.move("pick 1", "pick 2").ok();
    var body = "{\"decision\":" + host.decision() + "}";
    host.send("POST", host.path("/rewind"), body).ok();
    assertThat(host.shown().get("consent").isNull()).isFalse();
    seat(guest, "B", BOT).ok();
    assertThat(host.shown().get("consent").isNull()).isTrue();
    assertThat(host.record()).contains("# the table went back");
  }

  @Test
  void whoPlaysASeatSurvivesARestart() {
    seat(guest, "B", BOT).ok();
    desk.close();
    desk = Desk.open(data, c -> c.with(clock, AWAY));
    var again = sat.at(desk);
    assertThat(again.seat(0).shown().get("seats").get(1).get("kind").stringValue())
        .isEqualTo("bot");
    again.seat(1).move("pick 1").no(403, "TABLE-009", "bot-plays");
  }
}
