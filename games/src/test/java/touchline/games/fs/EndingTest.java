package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// How seats leave the game, what stays of them, and how the game ends. A claims wrongly.
final class EndingTest {
  /// A announces in the first tactic, names these footballers and cannot prove it.
  private static Scene fails(String table, String players, int seats) {
    var scene = Scene.of(seats, "proof", "strict").put(table).play("A announce 1");
    for (var player : players.split(" ")) if (!player.isEmpty()) scene.play("A name " + player);
    return scene.play("A prove");
  }

  @Rule({"FS-097", "FS-098", "FS-A60"})
  @Test
  void with_two_players_the_other_one_has_won() {
    var scene = fails("A hand 3", "", 2);
    assertThat(scene.asked()).isEqualTo("OVER");
    assertThat(scene.result().text()).isEqualTo("last-one-left 2 1 points 0 1");
  }

  @Rule({"FS-098", "FS-A60"})
  @Test
  void so_has_the_last_one_left_of_three() {
    var scene = fails("out B", "", 3);
    assertThat(scene.result().text()).isEqualTo("last-one-left 2 2 1 points 0 0 1");
  }

  @Rule({"FS-097", "FS-098", "FS-A71"})
  @Test
  void what_was_named_lies_on_the_table_the_rest_of_the_hand_is_in_the_deck() {
    var scene = fails("A hand 47 7 3 coach coach t1 pass; A bench 12", "47 7 12", 3);
    assertThat(scene.hand(Seat.A)).isEmpty();
    assertThat(scene.bench(Seat.A)).isEqualTo("7 12 47");
    assertThat(scene.room(Seat.A)).isEqualTo("t1+coach");
    assertThat(scene.s.inDeck()).isEqualTo(129 - 5);
    assertThat(scene.view(Seat.B).sides().getFirst().out()).isTrue();
    assertThat(scene.told(FsEvent.Named.class)).hasSize(3);
  }

  @Rule("FS-A71")
  @Test
  void a_coach_in_hand_is_not_shown_where_one_lies_in_the_room() {
    var scene = fails("A hand coach t1 t1; A room t2+coach", "", 3);
    assertThat(scene.room(Seat.A)).isEqualTo("t1 t2+coach");
    assertThat(fails("A hand coach; A room t1", "", 3).room(Seat.A)).isEqualTo("t1+coach");
    assertThat(fails("A hand t1; A room t1", "", 3).room(Seat.A)).isEqualTo("t1");
  }

  @Rule({"FS-A55", "FS-A71"})
  @Test
  void where_hand_cards_do_not_count_none_are_shown() {
    var scene = Scene.of(3, "proof", "strict", "proof-from", "table");
    scene.put("A hand 47 coach t1; A bench 7").play("A announce 1; A name 7");
    assertThat(scene.refused("A name 47")).isEqualTo("FS-A55 not-yours");
    scene.play("A prove");
    assertThat(scene.bench(Seat.A)).isEqualTo("7");
    assertThat(scene.room(Seat.A)).isEmpty();
  }

  @Rule({"FS-099", "FS-A58", "FS-A66"})
  @Test
  void bench_and_room_stay_and_gyms_empty_onto_the_bench() {
    var scene = fails("A bench 20; A gym 3 8 14; A room t2+coach t3 fans; hurt 8", "", 3);
    assertThat(scene.bench(Seat.A)).isEqualTo("3 8+ 14 20");
    assertThat(scene.gym(1)).isEmpty();
    assertThat(scene.room(Seat.A)).isEqualTo("t2+coach t3 fans");
  }

  @Rule({"FS-100", "FS-A61", "FS-A63"})
  @Test
  void the_turn_ends_at_once_the_others_regroup_and_his_turns_are_skipped() {
    var scene = fails("A bench 20; B bench 12; A hand 3", "", 3);
    assertThat(scene.s.stage).isEqualTo(Stage.REGROUP);
    assertThat(scene.asked()).isEqualTo("B");
    scene.until(now -> now.turns > 8);
    assertThat(scene.told(FsEvent.Refilled.class).subList(0, 6))
        .extracting(FsEvent.Refilled::seat)
        .containsExactly(Seat.B, Seat.C, Seat.B, Seat.C, Seat.C, Seat.B);
    assertThat(scene.told(FsEvent.TurnBegan.class))
        .extracting(FsEvent.TurnBegan::seat)
        .containsExactly(Seat.B, Seat.C, Seat.B, Seat.C);
    assertThat(scene.texts(Seat.A)).isEmpty();
    assertThat(scene.s.cards(0)).isZero();
  }

  @Rule({"FS-099", "FS-A58", "FS-A79"})
  @Test
  void his_footballers_are_challenged_and_his_room_is_plundered() {
    var scene = fails("A bench 12 3; A room t2 t3+coach; B bench 20; B hand coach agent", "", 3);
    scene.put("B hand contract").until(Stage.TRAINING);
    assertThat(scene.texts(Seat.B)).contains("seize A 2 0", "poach 3", "raid A 3 A 3 0");
    scene.play("B end-training; B challenge 20 12");
    assertThat(scene.asked()).isEqualTo("B");
  }

  @Rule({"FS-073", "FS-100", "FS-A59"})
  @Test
  void he_always_passes_but_his_fans_count_and_who_wins_for_him_stays() {
    // 24 is a captain, 7 could help, and the fans make 24 higher in two attributes.
    var scene = Scene.meeting(3, "A bench 20; A hand cut; B bench 24 7; B room fans; out B");
    scene.play("A challenge 20 24");
    assertThat(scene.asked()).isEqualTo("A");
    scene.play("A play cut technique"); // B passes again
    assertThat(scene.asked()).isEqualTo("A");
    scene.play("A pass");
    assertThat(scene.told(FsEvent.Compared.class))
        .extracting(FsEvent.Compared::challenged)
        .containsExactly(2, 4, 3);
    assertThat(scene.bench(Seat.B)).isEqualTo("7 20 24");
    assertThat(scene.bench(Seat.A)).isEmpty();
  }

  @Rule("FS-A63")
  @Test
  void all_go_past_the_eliminated() {
    var scene = Scene.of(4).put("out B; out D").until(now -> now.active == 2);
    assertThat(scene.told(FsEvent.Refilled.class))
        .extracting(FsEvent.Refilled::seat)
        .containsExactly(Seat.A, Seat.C);
  }

  /// The last turn of the limit is about to end, nobody draws any more.
  private static Scene last(int seats, String table) {
    var scene = Scene.of(seats, "turn-limit", "20", "proof-from", "table").put(table);
    scene.s.turns = 20 * seats;
    scene.s.active = seats - 1;
    return scene.until(Stage.OVER);
  }

  @Rule("FS-A69")
  @Test
  void at_the_limit_most_positions_of_one_own_tactic_win() {
    var scene = last(2, "A room t1; A bench 47 7 12; B room t1 t2; B bench 32 33");
    assertThat(scene.result().text()).isEqualTo("time-up 1 2 points 3 2");
    assertThat(scene.told).contains(new FsEvent.TimeUp("FS-A69", 3));
    // Many footballers for one place, injured ones, and footballers without a tactic do not count.
    var few = last(2, "A room t1; A bench 47 10 13 7; hurt 7; B bench 32 33 9");
    assertThat(few.result().text()).isEqualTo("time-up 1 2 points 1 0");
  }

  @Rule("FS-A69")
  @Test
  void then_the_higher_sum_of_levels_and_then_the_win_is_shared() {
    assertThat(last(2, "A room t1; A bench 31 40; B room t1; B bench 32").result().text())
        .isEqualTo("time-up 2 1 points 1 1");
    assertThat(last(2, "A room t1; A bench 31 40; B room t1; B bench 47").result().text())
        .isEqualTo("time-up 1 1 points 1 1"); // the better of two keepers is as good as the third
  }

  @Rule("FS-A69")
  @Test
  void the_eliminated_do_not_count() {
    var scene = last(3, "A room t1; A bench 47 7 12; out A; B room t1; B bench 31");
    assertThat(scene.result().text()).isEqualTo("time-up 3 1 2 points 0 1 0");
  }

  @Rule("FS-A69")
  @Test
  void the_limit_counts_the_turns_of_each_player_whoever_is_out() {
    var scene = Scene.of(3, "turn-limit", "20").put("out B");
    scene.s.turns = 1;
    scene.until(Stage.OVER);
    assertThat(scene.told(FsEvent.TurnBegan.class))
        .filteredOn(began -> began.seat() == Seat.C)
        .hasSize(20);
  }

  @Rule("FS-A69")
  @Test
  void without_a_limit_it_goes_on() {
    var scene = Scene.of(2);
    scene.s.turns = 200;
    scene.until(now -> now.turns > 202);
    assertThat(scene.s.stage).isNotEqualTo(Stage.OVER);
  }
}
