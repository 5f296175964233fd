package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Rule;
import touchline.server.json.Json;

/// Taking back: freely, by consent, and what the log says of it.
class UndoTest {
  @TempDir Path data;

  private Desk desk;
  private Desk.Sat sat;

  @BeforeEach
  void open() {
    desk = Desk.open(data);
    sat = desk.table("ppb");
    sat.seat(0).until(s -> s.get("view").get("chosen").get(2).booleanValue()); // the bot is done
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private static Client.Answer ask(Client seat) {
    return seat.post(seat.path("/rewind"), Json.object().put("decision", seat.decision()));
  }

  private static Client.Answer answer(Client seat, boolean agree) {
    return seat.post(seat.path("/rewind/answer"), Json.object().put("agree", agree));
  }

  @Test
  @Rule("TABLE-005")
  void ownPicksCanBeTakenBackAndTheViewIsAsBefore() {
    var a = sat.seat(0);
    var before = a.shown().get("view");
    a.move("pick 1", "pick 2").ok();
    sat.seat(1).until(s -> s.get("view").get("chosen").get(0).booleanValue());
    assertThat(a.shown().get("undoable").intValue()).isEqualTo(2);
    var shown = a.undo(2).ok();
    assertThat(shown.get("view").get("picks").get(0).intValue()).isZero();
    assertThat(shown.get("view").get("points")).isEqualTo(before.get("points"));
    assertThat(a.record()).contains("A pick 1\nA pick 2\n").contains("undo A 2\n");
    a.undo(1).no(422, "TABLE-005", "no-undo");
  }

  @Test
  @Rule("TABLE-005")
  void theLogStrikesWhatWasTakenBackAndHidesHowMuch() {
    var a = sat.seat(0);
    a.move("pick 1", "pick 2").ok();
    a.undo(2).ok();
    var log = sat.seat(1).shown().get("log");
    var last = log.get(log.size() - 1);
    assertThat(last.get("type").stringValue()).isEqualTo("took-back");
    assertThat(last.has("moves")).isFalse();
    int struck = last.get("struck").get(0).intValue();
    var line = log.get(struck - 1);
    assertThat(line.get("type").stringValue()).isEqualTo("chosen");
    assertThat(line.get("undone").booleanValue()).isTrue();
    assertThat(sat.seat(1).record()).contains("# A took moves back").doesNotContain("undo");
  }

  @Test
  @Rule("TABLE-005")
  void freeUndoSurvivesARestart() {
    sat.seat(0).move("pick 1", "pick 2").ok();
    desk.close();
    desk = Desk.open(data);
    var again = sat.at(desk);
    assertThat(again.seat(0).undo(2).ok().get("undoable").intValue()).isZero();
  }

  @Test
  @Rule("TABLE-008")
  void allPersonsMustAgreeToGoFurtherAndBotsDo() {
    var a = sat.seat(0);
    var b = sat.seat(1);
    a.move("pick 1", "pick 2").ok();
    b.move("pick 3", "pick 4").ok();
    a.until(s -> s.get("view").get("stage").stringValue().equals("sale"));
    a.undo(1).no(422, "TABLE-005", "no-undo");
    var asked = ask(a).ok();
    assertThat(asked.get("consent"))
        .isEqualTo(Json.parse("{\"by\":\"A\",\"agreed\":[],\"waiting\":[\"B\"]}"));
    ask(b).no(422, "TABLE-008", "asked-already");
    answer(a, true).no(422, "TABLE-008", "not-asked");
    answer(b, false).ok();
    assertThat(a.shown().get("consent").isNull()).isTrue();
    assertThat(a.shown().get("view").get("stage").stringValue()).isEqualTo("sale");
    ask(a).ok();
    answer(b, true).ok();
    var back = a.shown();
    assertThat(back.get("view").get("stage").stringValue()).isEqualTo("pick");
    assertThat(back.get("view").get("picks").get(0).intValue()).isEqualTo(1);
    assertThat(back.get("view").get("picks").get(1).intValue()).isZero();
    assertThat(back.get("log").get(back.get("log").size() - 1).get("type").stringValue())
        .isIn("rewound", "chosen");
    a.move("pick 5").ok();
    answer(b, true).no(422, "TABLE-008", "nothing-asked");
  }

  @Test
  @Rule("TABLE-008")
  void aloneAmongBotsOneGoesBackAtOnce() {
    var solo = desk.table("pbb");
    var a = solo.seat(0);
    a.until(s -> s.get("turn").size() == 1);
    a.move("pick 1", "pick 2").ok();
    a.until(s -> s.get("view").get("stage").stringValue().equals("sale"));
    var back = ask(a).ok();
    assertThat(back.get("view").get("stage").stringValue()).isEqualTo("pick");
    assertThat(a.record()).contains("# the table went back");
  }

  @Test
  @Rule("TABLE-008")
  void aRequestSurvivesARestart() {
    sat.seat(0).move("pick 1", "pick 2").ok();
    ask(sat.seat(0)).ok();
    desk.close();
    desk = Desk.open(data);
    var again = sat.at(desk);
    answer(again.seat(1), true).ok();
    assertThat(again.seat(0).shown().get("view").get("picks").get(1).intValue()).isZero();
  }

  @Test
  @Rule("TABLE-008")
  void oneWhoRefusesIsEnoughWhateverTheOthersSay() {
    var four = desk.table("pppb");
    four.seat(0).until(s -> s.get("view").get("chosen").get(3).booleanValue());
    for (int i = 0; i < 3; i++) four.seat(i).move("pick 1", "pick 2").ok();
    var before = four.seat(0).until(s -> s.get("view").get("stage").stringValue().equals("sale"));
    ask(four.seat(0)).ok();
    answer(four.seat(1), true).ok();
    assertThat(four.seat(0).shown().get("consent"))
        .isEqualTo(Json.parse("{\"by\":\"A\",\"agreed\":[\"B\"],\"waiting\":[\"C\"]}"));
    answer(four.seat(2), false).ok();
    var after = four.seat(0).shown();
    assertThat(after.get("consent").isNull()).isTrue();
    assertThat(after.get("view")).isEqualTo(before.get("view"));
    assertThat(four.seat(0).record()).doesNotContain("went back");
    answer(four.seat(1), true).no(422, "TABLE-008", "nothing-asked");
    ask(four.seat(1)).ok(); // it can be asked again, by another
    answer(four.seat(0), false).ok();
  }

  @Test
  @Rule("TABLE-008")
  void whoAskedMayWithdraw() {
    var three = desk.table("ppp");
    for (int i = 0; i < 3; i++) three.seat(i).move("pick 1", "pick 2").ok();
    ask(three.seat(0)).ok();
    answer(three.seat(1), true).ok();
    answer(three.seat(0), false).ok();
    assertThat(three.seat(2).shown().get("consent").isNull()).isTrue();
    answer(three.seat(2), true).no(422, "TABLE-008", "nothing-asked");
  }
}
