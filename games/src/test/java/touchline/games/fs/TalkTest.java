package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;

/// What the two may do in a confrontation. A challenges B.
final class TalkTest {
  private static String values(Scene scene) {
    var talk = scene.view(Spectator.SPECTATOR).talk();
    return talk == null ? "" : talk.challenger().values() + " " + talk.challenged().values();
  }

  private static FsEvent.Won won(Scene scene) {
    return scene.told(FsEvent.Won.class).getLast();
  }

  @Rule({"FS-064", "FS-069", "FS-A09"})
  @Test
  void the_challenged_player_acts_first_and_they_alternate_one_action_at_a_time() {
    var scene = Scene.duel(20, 27, "A hand cut cut; B hand cut cut; A bench 9; B bench 7");
    assertThat(scene.asked()).isEqualTo("B");
    scene.play("B play cut technique");
    assertThat(scene.asked()).isEqualTo("A");
    scene.play("A support 9 tactics; B support 7 strength; A play cut strength; B pass");
    assertThat(scene.asked()).isEqualTo("A");
    assertThat(values(scene)).isEqualTo("[2, 4, 2] [4, 2, 3]");
  }

  @Rule({"FS-064", "FS-A08"})
  @Test
  void a_pass_is_not_final_two_in_a_row_are() {
    var scene = Scene.duel(20, 27, "A hand cut cut; B hand cut");
    scene.play("B pass; A play cut tactics; B play cut strength; A pass; B pass");
    assertThat(won(scene).player()).isEqualTo(27);
    var again = Scene.duel(20, 27, "A hand cut").play("B pass; A play cut tactics; B pass");
    assertThat(again.asked()).isEqualTo("A");
    assertThat(again.texts(Seat.A)).containsExactly("pass");
    assertThat(again.play("A pass").s.stage).isEqualTo(Stage.REGROUP);
  }

  @Rule("FS-065")
  @Test
  void out_of_turn_every_action_is_refused_alike_and_nobody_is_told() {
    var table = "A bench 9; A hand ";
    var with = Scene.duel(20, 27, table + "president injury cut");
    int told = with.told.size();
    var before = with.view(Seat.B);
    for (var move : List.of("preside", "hurt", "play cut tactics", "pass", "support 9 tactics"))
      for (var scene : List.of(with, Scene.duel(20, 27, table + "pass")))
        assertThat(scene.refused("A " + move)).isEqualTo("FS-065 not-your-word");
    assertThat(with.told).hasSize(told);
    assertThat(with.view(Seat.B)).isEqualTo(before);
  }

  @Rule({"FS-061", "FS-067"})
  @Test
  void presidents_injuries_and_the_play_of_the_sector_come_from_hand_and_nothing_else() {
    var all =
        "3 t1 coach gym contract fans injury agent supporter scout doctor president defence cut"
            + " pass shot";
    var scene = Scene.duel(20, 12, "A bench 2; B room t1; B bench 35; B hand " + all);
    assertThat(scene.texts(Seat.B))
        .containsExactlyInAnyOrder(
            "pass",
            "preside",
            "hurt",
            "play cut technique",
            "play cut strength",
            "play cut tactics");
    assertThat(scene.refused("B bench 3")).isEqualTo("TABLE-002 not-on-offer");
    assertThat(scene.refused("B lay fans 0")).isEqualTo("TABLE-002 not-on-offer");
    assertThat(scene.refused("B poach 2")).isEqualTo("TABLE-002 not-on-offer");
    var none = Scene.duel(20, 12, "A room t1");
    for (var move : List.of("preside", "hurt", "play cut tactics"))
      assertThat(none.refused("B " + move)).isEqualTo("FS-061 not-in-hand");
  }

  @Rule({"FS-067", "FS-A05"})
  @ParameterizedTest
  @CsvSource({"10, 13, defence", "20, 12, cut", "3, 8, pass", "2, 21, shot"})
  void each_sector_has_its_play(int own, int other, String play) {
    var hand = "A hand defence cut pass shot; B hand defence cut pass shot";
    var scene = Scene.duel(own, other, hand);
    assertThat(scene.texts(Seat.B, "play"))
        .hasSize(3)
        .allMatch(move -> move.startsWith("play " + play + " "));
    for (var kind : List.of("defence", "cut", "pass", "shot"))
      if (!kind.equals(play))
        assertThat(scene.refused("B play " + kind + " tactics")).isEqualTo("FS-067 other-sector");
    assertThat(scene.play("B pass").texts(Seat.A, "play"))
        .hasSize(3)
        .allMatch(move -> move.startsWith("play " + play + " "));
  }

  @Rule({"FS-067", "FS-070", "FS-A13"})
  @Test
  void across_sectors_each_side_acts_with_the_sector_of_its_own_footballer() {
    var scene =
        Scene.duel(
            11, 1, "A hand cut pass; B hand cut pass; A bench 20 3; B bench 12 8"); // 11: a Star
    assertThat(scene.texts(Seat.B, "play")).allMatch(move -> move.startsWith("play pass"));
    assertThat(scene.texts(Seat.B, "support")).hasSize(3).allMatch(m -> m.startsWith("support 8 "));
    scene.play("B pass");
    assertThat(scene.texts(Seat.A, "play")).allMatch(move -> move.startsWith("play cut"));
    assertThat(scene.texts(Seat.A, "support")).hasSize(3).allMatch(m -> m.startsWith("support 20"));
  }

  @Rule({"FS-066", "FS-068", "FS-A10"})
  @Test
  void a_play_adds_two_to_one_attribute_and_any_number_may_be_made_on_it() {
    var scene = Scene.duel(20, 27, "A hand cut cut; B hand cut cut cut");
    scene.play("B play cut tactics");
    assertThat(values(scene)).isEqualTo("[2, 2, 1] [2, 1, 5]");
    scene.play("A pass; B play cut tactics; A play cut technique; B play cut tactics");
    assertThat(values(scene)).isEqualTo("[4, 2, 1] [2, 1, 9]");
    assertThat(scene.hand(Seat.B)).isEmpty();
    assertThat(scene.hand(Seat.A)).isEqualTo("cut");
  }

  @Rule({"FS-069", "FS-070", "FS-A12"})
  @Test
  void fit_teammates_of_the_sector_from_the_bench_add_one_each_and_once() {
    var scene =
        Scene.duel(
            20, 27, "B bench 7 9 24 3; hurt 24; B gym 12 23 33; B hand 36 38; A bench 43 46");
    assertThat(scene.texts(Seat.B, "support"))
        .containsExactlyInAnyOrder(
            "support 7 technique",
            "support 7 strength",
            "support 7 tactics",
            "support 9 technique",
            "support 9 strength",
            "support 9 tactics");
    for (int player : new int[] {24, 3, 12, 36, 27, 43, 20})
      assertThat(scene.refused("B support " + player + " tactics")).isEqualTo("FS-070 no-teammate");
    scene.play("B support 7 tactics; A support 43 strength");
    assertThat(values(scene)).isEqualTo("[2, 3, 1] [2, 1, 4]");
    assertThat(scene.refused("B support 7 technique")).isEqualTo("FS-070 once");
    scene.play("B support 9 tactics");
    assertThat(values(scene)).isEqualTo("[2, 3, 1] [2, 1, 5]");
  }

  @Rule({"FS-071", "FS-A12"})
  @Test
  void support_goes_home_and_may_help_again_also_who_waits_for_his_own_confrontation() {
    var scene = Scene.meeting(2, "A bench 20 7 9; B bench 27 12 38");
    scene.play("A challenge 20 27; A challenge 7 12; A enough; A call 20");
    scene.play(
        "B support 12 tactics; A support 7 tactics; B support 38 tactics; A support 9 tactics");
    scene.play("B pass; A pass");
    assertThat(scene.s.stage).isEqualTo(Stage.TALK);
    assertThat(scene.bench(Seat.B)).contains("12").contains("38");
    assertThat(scene.bench(Seat.A)).contains("7").contains("9");
    scene.play("B support 38 tactics; A support 9 tactics"); // now 7 is in his own
    assertThat(values(scene)).isEqualTo("[3, 3, 3] [1, 1, 2]");
    assertThat(scene.refused("B support 12 tactics")).isEqualTo("FS-070 no-teammate");
  }

  @Rule({"FS-085", "FS-A28"})
  @Test
  void a_footballer_won_supports_his_new_teammates_in_what_is_still_to_come() {
    var scene = Scene.meeting(2, "A bench 7 20; B bench 12 27");
    scene.play("A challenge 7 12; A challenge 20 27; A call 7; B pass; A pass");
    assertThat(scene.bench(Seat.A)).isEqualTo("7 12 20");
    assertThat(scene.refused("B support 12 tactics")).isEqualTo("FS-070 no-teammate");
    scene.play("B pass; A support 12 technique; B pass; A pass");
    assertThat(won(scene)).isEqualTo(new FsEvent.Won("FS-079", Seat.A, 20, Seat.B, 27));
  }

  @Rule({"FS-085", "FS-071"})
  @Test
  void so_does_one_won_by_the_challenged_player() {
    var scene = Scene.meeting(2, "A bench 12 20; B bench 7 27");
    scene.play("A challenge 12 7; A challenge 20 27; A call 12; B pass; A pass");
    assertThat(scene.texts(Seat.B)).contains("support 12 tactics", "support 7 tactics");
  }

  @Rule({"FS-072", "FS-A11"})
  @Test
  void captain_or_champion_adds_one_both_add_two_to_one_attribute_once() {
    var scene = Scene.duel(24, 6, "A room t1"); // 24 captain, 6 captain and champion
    scene.play("B honours strength");
    assertThat(values(scene)).isEqualTo("[1, 3, 2] [1, 4, 1]");
    scene.play("A honours tactics");
    assertThat(values(scene)).isEqualTo("[1, 3, 3] [1, 4, 1]");
    assertThat(scene.refused("B honours strength")).isEqualTo("FS-072 once");
    assertThat(scene.refused("B honours tactics")).isEqualTo("FS-072 once");
    var champion = Scene.duel(20, 9, "A room t1").play("B honours technique");
    assertThat(values(champion)).isEqualTo("[2, 2, 1] [3, 3, 2]");
    assertThat(champion.refused("A honours tactics")).isEqualTo("FS-072 no-honours");
  }

  @Rule("FS-072")
  @Test
  void in_each_of_his_confrontations() {
    var scene = Scene.duel(24, 12, "B bench 20").play("B pass; A honours tactics; B pass; A pass");
    scene.until(now -> now.turns == 5 && now.stage == Stage.DECLARING);
    scene.play("A challenge 24 20; B pass; A honours tactics");
  }

  @Rule({"FS-072", "FS-A19"})
  @Test
  void an_injured_captain_adds_his_points_too() {
    var scene = Scene.duel(20, 24, "B bench 24; hurt 24").play("B honours tactics");
    assertThat(values(scene)).isEqualTo("[2, 2, 1] [0, 2, 2]");
  }

  @Rule({"FS-074", "FS-075", "FS-A14", "FS-A15"})
  @Test
  void after_a_president_the_other_side_plays_no_cards_and_sends_nobody_but_keeps_its_own() {
    var scene =
        Scene.duel(
            24,
            27,
            "A room fans; A bench 9; A hand cut cut injury president; B hand president cut");
    scene.play("B pass; A play cut technique; B preside");
    for (var move : List.of("play cut tactics", "hurt", "support 9 tactics"))
      assertThat(scene.refused("A " + move)).isEqualTo("FS-074 silenced");
    assertThat(values(scene)).isEqualTo("[4, 4, 3] [2, 1, 3]"); // the fans and the play stay
    scene.play("A honours tactics; B play cut strength"); // the President's owner goes on
    assertThat(values(scene)).isEqualTo("[4, 4, 4] [2, 3, 3]");
    assertThat(scene.texts(Seat.A)).containsExactly("pass");
  }

  @Rule("FS-076")
  @Test
  void a_president_is_not_answered_with_a_president() {
    var theirs = Scene.duel(20, 27, "A hand president; B hand president").play("B preside");
    assertThat(theirs.refused("A preside")).isEqualTo("FS-076 president-spoke");
    var ours = Scene.duel(20, 27, "A hand president president; B hand president");
    ours.play("B pass; A preside");
    assertThat(ours.refused("B preside")).isEqualTo("FS-076 president-spoke");
    ours.play("B pass");
    assertThat(ours.refused("A preside")).isEqualTo("FS-076 president-spoke");
  }

  @Rule({"FS-074", "FS-A14"})
  @Test
  void a_president_reaches_no_further_than_his_confrontation() {
    var scene = Scene.meeting(2, "A bench 20 7; B bench 27 12; A hand president; B hand cut");
    scene.play("A challenge 20 27; A challenge 7 12; A call 20; B pass; A preside");
    assertThat(scene.refused("B play cut tactics")).isEqualTo("FS-074 silenced");
    scene.play("B pass; A pass; B play cut tactics");
  }

  @Rule({"FS-077", "FS-078", "FS-A18"})
  @Test
  void an_injury_loses_the_confrontation_at_once_and_goes_along() {
    var scene = Scene.duel(12, 33, "A hand injury; B hand cut").play("B pass; A hurt");
    assertThat(won(scene)).isEqualTo(new FsEvent.Won("FS-077", Seat.A, 12, Seat.B, 33));
    assertThat(scene.bench(Seat.A)).isEqualTo("12 33+");
    assertThat(scene.s.stage).isEqualTo(Stage.REGROUP);
    assertThat(scene.pile()).isEmpty();
    assertThat(scene.told(FsEvent.Compared.class)).isEmpty();
    var theirs = Scene.duel(33, 12, "B hand injury").play("B hurt");
    assertThat(theirs.bench(Seat.B)).isEqualTo("12 33+");
  }

  @Rule({"FS-014", "FS-077", "FS-A17"})
  @Test
  void a_second_injury_wins_too_and_is_discarded() {
    var scene = Scene.duel(12, 33, "A hand injury; B bench 33; hurt 33").play("B pass; A hurt");
    assertThat(scene.bench(Seat.A)).isEqualTo("12 33+");
    assertThat(scene.pile()).isEqualTo("injury");
  }

  @Rule({"FS-074", "FS-A15"})
  @Test
  void a_president_stops_an_injury() {
    var scene = Scene.duel(12, 33, "A hand injury; B hand president").play("B preside");
    assertThat(scene.refused("A hurt")).isEqualTo("FS-074 silenced");
    assertThat(scene.texts(Seat.A)).containsExactly("pass");
  }

  @Rule({"FS-070", "FS-088"})
  @Test
  void support_is_of_the_printed_sector() {
    var scene = Scene.duel(20, 27, "B bench 18 19; A bench 49"); // 19 can play cb, 18 lwb
    assertThat(scene.texts(Seat.B, "support")).isEmpty();
    assertThat(scene.play("B pass").texts(Seat.A, "support")).hasSize(3); // 49, a defender
  }
}
