package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// The dressing room: tactics, coaches and contracts, laid and seized.
final class RoomTest {
  @Rule({"FS-012", "FS-032", "FS-A33"})
  @Test
  void any_number_of_tactics_lie_in_the_own_room_two_of_a_kind_too() {
    var scene = Scene.of(2).put("A hand t1 t2 t2 t5");
    scene.play("A lay tactic 2; A lay tactic 1; A lay tactic 2; A lay tactic 5");
    assertThat(scene.room(Seat.A)).isEqualTo("t1 t2 t2 t5");
    assertThat(scene.room(Seat.B)).isEmpty();
  }

  @Rule({"FS-034", "FS-A33"})
  @Test
  void each_coach_needs_a_tactic_of_his_own() {
    var scene = Scene.of(2).put("A hand t1 t1 coach coach coach; B room t2");
    assertThat(scene.refused("A appoint 1")).isEqualTo("FS-034 no-free-tactic");
    assertThat(scene.refused("A appoint 2")).isEqualTo("FS-034 no-free-tactic");
    scene.play("A lay tactic 1; A appoint 1");
    assertThat(scene.refused("A appoint 1")).isEqualTo("FS-034 no-free-tactic");
    scene.play("A lay tactic 1; A appoint 1");
    assertThat(scene.room(Seat.A)).isEqualTo("t1+coach t1+coach");
    assertThat(scene.hand(Seat.A)).isEqualTo("coach");
  }

  @Rule({"FS-037", "FS-A33"})
  @Test
  void a_contract_is_laid_on_an_own_coach_who_has_none() {
    var scene = Scene.of(2).put("A hand contract contract; A room t1+coach t2; B room t3+coach");
    assertThat(scene.texts(Seat.A, "sign")).containsExactly("sign 1");
    assertThat(scene.refused("A sign 2")).isEqualTo("FS-037 no-unsigned-coach");
    assertThat(scene.refused("A sign 3")).isEqualTo("FS-037 no-unsigned-coach");
    scene.play("A sign 1");
    assertThat(scene.room(Seat.A)).isEqualTo("t1+coach+contract t2");
    assertThat(scene.refused("A sign 1")).isEqualTo("FS-037 no-unsigned-coach");
  }

  @Rule({"FS-033", "FS-036", "FS-014"})
  @Test
  void a_coach_from_hand_is_discarded_to_seize_a_tactic_without_a_coach() {
    var scene = Scene.of(2).put("A hand coach; B room t1 t2").play("A seize B 2 0");
    assertThat(scene.room(Seat.A)).isEqualTo("t2");
    assertThat(scene.room(Seat.B)).isEqualTo("t1");
    assertThat(scene.pile()).isEqualTo("coach");
    assertThat(scene.refused("A seize B 1 0")).isEqualTo("FS-036 no-coach-to-discard");
    assertThat(scene.refused("A seize B 3 0")).isEqualTo("FS-033 no-such-tactic");
    assertThat(scene.refused("A seize A 2 0")).isEqualTo("FS-036 no-opponent");
  }

  @Rule({"FS-036", "FS-A34", "FS-A36", "FS-A73"})
  @Test
  void the_coach_may_come_from_the_own_room_and_takes_his_contract_along() {
    var scene = Scene.of(2).put("A room t1+coach t3+coach+contract; B room t1 t2");
    scene.play("A seize B 2 1");
    assertThat(scene.room(Seat.A)).isEqualTo("t1 t2 t3+coach+contract");
    assertThat(scene.pile()).isEqualTo("coach");
    scene.play("A seize B 1 3");
    assertThat(scene.room(Seat.A)).isEqualTo("t1 t1 t2 t3");
    assertThat(scene.pile()).isEqualTo("coach coach contract");
  }

  @Rule({"FS-035", "FS-A36"})
  @Test
  void a_tactic_with_a_coach_is_not_seized_until_its_coach_is_gone() {
    var scene = Scene.of(2).put("A hand coach contract; A room t1; B room t2+coach");
    assertThat(scene.refused("A seize B 2 0")).isEqualTo("FS-035 coached");
    scene.play("A hire B 2 1 0; A seize B 2 0");
    assertThat(scene.room(Seat.A)).isEqualTo("t1+coach t2");
  }

  @Rule("FS-A36")
  @Test
  void an_own_tactic_whose_coach_was_discarded_is_open() {
    var scene = Scene.of(2).put("A room t1+coach; B room t2; B hand coach").play("A seize B 2 1");
    scene.until(now -> now.active == 1 && now.stage == Stage.TRAINING);
    assertThat(scene.texts(Seat.B)).contains("seize A 1 0", "seize A 2 0");
  }

  @Rule({"FS-039", "FS-040", "FS-A34"})
  @Test
  void a_contract_brings_a_coach_onto_a_free_tactic_of_ones_own() {
    var scene = Scene.of(2).put("A hand contract; A room t1 t3; B room t2+coach");
    assertThat(scene.refused("A hire B 2 4 0")).isEqualTo("FS-039 no-free-tactic");
    assertThat(scene.refused("A hire B 1 3 0")).isEqualTo("FS-039 no-such-coach");
    scene.play("A hire B 2 3 0");
    assertThat(scene.room(Seat.A)).isEqualTo("t1 t3+coach");
    assertThat(scene.room(Seat.B)).isEqualTo("t2");
    assertThat(scene.pile()).isEqualTo("contract");
    assertThat(scene.hand(Seat.A)).isEmpty();
  }

  @Rule({"FS-040", "FS-A34", "FS-A37"})
  @Test
  void the_contract_may_come_from_the_own_room_where_it_then_protects_no_longer() {
    var scene = Scene.of(2).put("A room t1 t4+coach+contract; B room t2+coach; B hand contract");
    assertThat(scene.refused("A hire B 2 1 0")).isEqualTo("FS-039 no-contract");
    scene.play("A hire B 2 1 4");
    assertThat(scene.room(Seat.A)).isEqualTo("t1+coach t4+coach");
    assertThat(scene.pile()).isEqualTo("contract");
    scene.until(now -> now.active == 1 && now.stage == Stage.TRAINING);
    assertThat(scene.texts(Seat.B)).contains("hire A 4 2 0");
  }

  @Rule({"FS-035", "FS-038", "FS-A37"})
  @Test
  void while_a_contract_lies_there_neither_coach_nor_tactic_is_seized() {
    var scene = Scene.of(2).put("A hand coach contract; A room t1; B room t2+coach+contract");
    assertThat(scene.refused("A hire B 2 1 0")).isEqualTo("FS-038 signed");
    assertThat(scene.refused("A seize B 2 0")).isEqualTo("FS-035 coached");
  }

  @Rule({"FS-041", "FS-A35", "FS-A67"})
  @Test
  void without_a_tactic_contract_coach_and_tactic_are_one_step() {
    var scene = Scene.of(3).put("A hand contract; B room t1+coach t2; C room t3 t4+coach");
    assertThat(scene.texts(Seat.A, "raid"))
        .containsExactlyInAnyOrder(
            "raid B 1 B 1 0",
            "raid B 1 B 2 0",
            "raid B 1 C 3 0",
            "raid C 4 C 4 0",
            "raid C 4 C 3 0",
            "raid C 4 B 2 0");
    assertThat(scene.texts(Seat.A, "hire")).isEmpty();
    scene.play("A raid B 1 C 3 0");
    assertThat(scene.room(Seat.A)).isEqualTo("t3");
    assertThat(scene.room(Seat.B)).isEqualTo("t1 t2");
    assertThat(scene.room(Seat.C)).isEqualTo("t4+coach");
    assertThat(scene.pile()).isEqualTo("coach contract");
  }

  @Rule("FS-A35")
  @Test
  void the_tactic_just_stripped_of_its_coach_may_be_the_one() {
    var scene = Scene.of(2).put("A hand contract; B room t1+coach").play("A raid B 1 B 1 0");
    assertThat(scene.room(Seat.A)).isEqualTo("t1");
    assertThat(scene.room(Seat.B)).isEmpty();
    assertThat(scene.told).contains(new FsEvent.Raided("FS-041", Seat.A, Seat.B, 1, Seat.B, 1));
  }

  @Rule({"FS-041", "FS-A37", "FS-A78"})
  @Test
  void whose_tactics_all_have_a_coach_may_do_so_too_whose_have_not_hires() {
    var all = Scene.of(2).put("A room t1+coach t3+coach+contract; B room t2+coach");
    all.play("A raid B 2 B 2 3");
    assertThat(all.room(Seat.A)).isEqualTo("t1+coach t2 t3+coach");
    assertThat(all.pile()).isEqualTo("coach contract");
    var free = Scene.of(2).put("A hand contract; A room t1+coach t3; B room t2+coach");
    assertThat(free.refused("A raid B 2 B 2 0")).isEqualTo("FS-041 free-tactic");
  }

  @Rule({"FS-038", "FS-041"})
  @Test
  void a_raid_needs_a_contract_a_coach_without_one_and_a_tactic_without_a_coach() {
    var scene = Scene.of(2).put("A hand contract; B room t1+coach t2+coach+contract");
    assertThat(scene.refused("A raid B 2 B 2 0")).isEqualTo("FS-041 no-such-coach");
    assertThat(scene.refused("A raid B 3 B 3 0")).isEqualTo("FS-041 no-such-coach");
    assertThat(scene.refused("A raid B 1 B 2 0")).isEqualTo("FS-041 nothing-to-seize");
    var without = Scene.of(2).put("B room t1+coach; B hand contract");
    assertThat(without.refused("A raid B 1 B 1 0")).isEqualTo("FS-041 nothing-to-seize");
  }
}
