package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;

/// Elevens: who may stand where, covered, shown, changed.
final class LineUpsTest {
  private static Scene asked(String... options) {
    return Scene.season(4, options).linesFor(Competition.LEAGUE);
  }

  @Test
  @Rule("MOTS-029")
  void a_line_up_is_one_keeper_and_ten_others() {
    var scene = asked().play("A shape 4 4 2");
    assertThat(scene.refused(Seat.A, "ready")).isEqualTo("MOTS-029 not-eleven");
    int keeper = scene.at(Scene.BLUE, 1);
    scene.play("A pick " + keeper);
    assertThat(scene.refused(Seat.A, "pick " + keeper)).isEqualTo("MOTS-029 picked-already");
    for (int place = 2; place <= 11; place++) scene.play("A pick " + scene.at(Scene.BLUE, place));
    assertThat(scene.texts(Seat.A, "pick")).isEmpty();
    scene.play("A ready");
  }

  @Test
  @Rule("MOTS-030")
  void five_formations_and_no_other() {
    var scene = Scene.season(4).bench(Scene.BLUE, "DF1").linesFor(Competition.LEAGUE);
    assertThat(scene.texts(Seat.A, "shape"))
        .containsExactly("shape 5 3 2", "shape 4 4 2", "shape 4 3 3", "shape 3 4 3", "shape 3 5 2");
    for (var shape : new String[] {"shape 3 3 4", "shape 5 4 1", "shape 4 5 1", "shape 2 5 3"})
      assertThat(scene.refused(Seat.A, shape)).isEqualTo("MOTS-030 no-such-formation");
  }

  @Test
  @Rule({"MOTS-031", "MOTS-032"})
  void everybody_in_the_position_of_his_card() {
    var scene = asked().play("A shape 4 4 2");
    assertThat(scene.refused(Seat.A, "pick " + scene.at(Scene.BLUE, 2)))
        .isEqualTo("MOTS-031 wrong-position");
    for (var text : scene.texts(Seat.A, "pick")) {
      int number = Integer.parseInt(text.substring(5));
      assertThat(Box.CONTENT.players().get(number - 1).position()).isEqualTo(Position.GK);
    }
  }

  @Test
  @Rule({"MOTS-069", "MOTS-029"})
  void only_players_of_the_own_squad() {
    var scene = asked().play("A shape 4 4 2");
    assertThat(scene.refused(Seat.A, "pick " + scene.at(Scene.RED, 1)))
        .isEqualTo("MOTS-069 not-in-squad");
    assertThat(scene.texts(Seat.A, "pick")).hasSize(2); // his two keepers
  }

  @Test
  @Rule({"MOTS-049", "MOTS-A28"})
  void a_youth_player_stands_anywhere_even_in_goal() {
    var scene = Scene.season(4).sign(Scene.BLUE, 102).linesFor(Competition.LEAGUE);
    scene.play("A shape 5 3 2"); // with four defenders of his own
    assertThat(scene.offers(Seat.A, "pick 102")).isFalse(); // he is needed in defence
    scene = Scene.season(4).sign(Scene.BLUE, 102).linesFor(Competition.LEAGUE);
    scene.play("A shape 4 4 2; A pick 102");
    assertThat(scene.s.pick[0]).isEqualTo((byte) 101);
    scene.play("A " + scene.texts(Seat.A, "pick").getFirst());
  }

  @Test
  @Rule({"MOTS-033", "MOTS-A35"})
  void a_place_stays_empty_only_where_nobody_fits() {
    var scene = Scene.season(4).eleven(Scene.BLUE, "4-4-2 2 1110 1234 23");
    scene.linesFor(Competition.LEAGUE);
    assertThat(scene.texts(Seat.A, "shape"))
        .containsExactly("shape 4 4 2", "shape 3 4 3", "shape 3 5 2"); // one place short each
    assertThat(scene.refused(Seat.A, "shape 5 3 2")).isEqualTo("MOTS-033 cannot-fill");
    scene.play("A shape 4 4 2");
    assertThat(scene.refused(Seat.A, "leave")).isEqualTo("MOTS-033 somebody-fits");
    scene.play("A pick " + scene.at(Scene.BLUE, 1) + "; A leave");
    assertThat(scene.offers(Seat.A, "pick " + scene.at(Scene.BLUE, 2))).isTrue();
  }

  @Test
  @Rule({"MOTS-A31", "MOTS-069", "MOTS-083"})
  void both_choose_covered_and_show_together_then_may_change_once() {
    var scene = asked().build(Seat.A);
    assertThat(scene.all(MotsEvent.LinedUp.class)).isEmpty();
    assertThat(scene.view(Seat.B).building())
        .extracting(MotsView.LineUpView::team)
        .containsExactly(Team.RED);
    assertThat(scene.view(Spectator.SPECTATOR).building()).isEmpty();
    scene.build(Seat.B);
    assertThat(scene.all(MotsEvent.LinedUp.class)).hasSize(2);
    assertThat(scene.s.stage).isEqualTo(Stage.CHANGES);
    assertThat(scene.offers(Seat.A, "shape 4 3 3")).isTrue();
    scene.play("B keep");
    assertThat(scene.texts(Seat.B)).isEmpty();
    scene.play("A shape 4 3 3").until(Stage.KICK_OFF);
    assertThat(scene.view(Seat.B).teams().getFirst().formation()).isEqualTo("4-3-3");
  }

  @Test
  @Rule({"MOTS-A31", "MOTS-083"})
  void by_option_the_change_is_one_player() {
    var scene = asked("line-ups", "covered-one").build(Seat.A).build(Seat.B);
    int out = scene.at(Scene.BLUE, 1);
    int in =
        scene.texts(Seat.A, "exchange").stream()
            .filter(m -> m.startsWith("exchange " + out + " "))
            .mapToInt(m -> Integer.parseInt(m.split(" ")[2]))
            .findFirst()
            .orElseThrow();
    assertThat(scene.refused(Seat.A, "shape 4 3 3")).isEqualTo("MOTS-083 one-player-only");
    assertThat(scene.refused(Seat.A, "exchange " + scene.at(Scene.BLUE, 2) + " " + in))
        .isEqualTo("MOTS-031 wrong-position");
    scene.play("A exchange " + out + " " + in + "; B keep");
    assertThat(scene.at(Scene.BLUE, 1)).isEqualTo(in);
    assertThat(scene.s.stage).isEqualTo(Stage.KICK_OFF);
  }

  @Test
  @Rule({"MOTS-A31", "MOTS-083"})
  void by_option_there_is_no_change() {
    var scene = asked("line-ups", "covered-fixed").build(Seat.A).build(Seat.B);
    assertThat(scene.s.stage).isEqualTo(Stage.KICK_OFF);
  }

  @Test
  @Rule({"MOTS-A31", "MOTS-083"})
  void by_option_line_ups_are_shown_one_after_the_other() {
    var scene = asked("line-ups", "open");
    assertThat(scene.texts(Seat.B, "shape")).isEmpty();
    scene.build(Seat.A);
    assertThat(scene.last(MotsEvent.LinedUp.class).team()).isEqualTo(Team.BLUE);
    assertThat(scene.texts(Seat.B, "shape")).isNotEmpty();
    scene.build(Seat.B);
    assertThat(scene.s.stage).isEqualTo(Stage.KICK_OFF);
  }

  @Test
  @Rule("MOTS-083")
  void an_exchange_is_no_move_where_whole_line_ups_change() {
    var scene = asked().build(Seat.A).build(Seat.B);
    assertThat(scene.refused(Seat.A, "exchange " + scene.at(Scene.BLUE, 1) + " 1"))
        .isEqualTo("MOTS-083 no-exchange");
  }

  @Test
  @Rule("MOTS-A78")
  void whoever_leaves_the_display_is_replaced_by_the_strongest_who_fits() {
    var scene = Scene.season(4).bench(Scene.BLUE, "MF4 MF2");
    int sold = scene.at(Scene.BLUE, 6);
    int strongest = scene.s.card(Scene.BLUE, 0);
    for (int i = 0; i < scene.s.size[Scene.BLUE]; i++) {
      int card = scene.s.card(Scene.BLUE, i);
      boolean better = scene.s.box.stars[card] > 3 && scene.s.box.position[card] == Sums.MF;
      if (better && scene.s.place(Scene.BLUE, card) < 0) strongest = card;
    }
    scene.play("A to-bank " + sold);
    assertThat(scene.at(Scene.BLUE, 6)).isEqualTo(strongest + 1);
    scene.day(3).roll(1).play("LUCK d12 6");
    assertThat(scene.s.absence[strongest]).isNotZero();
  }
}
