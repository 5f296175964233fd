package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.engine.Options;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Spectator;

/// The rulings that may be switched, each at its unusual value.
final class OptionsTest {
  @Rule({"FS-A07", "FS-A14", "FS-A16", "FS-A55", "FS-A57", "FS-A69", "FS-A70"})
  @Test
  void each_stands_for_a_ruling_and_is_off_unless_chosen() {
    assertThat(Pitch.GAME.title().options())
        .extracting(option -> option.id() + " " + option.rule() + " " + option.standard())
        .containsExactly(
            "proof FS-A57 assisted",
            "talks FS-A07 one",
            "president FS-A14 confrontation",
            "gym-injury FS-A16 gym",
            "proof-from FS-A55 hand",
            "turn-limit FS-A69 off",
            "memory FS-A70 log");
    assertThat(House.of(Options.STANDARD))
        .isEqualTo(new House(false, false, false, false, false, 0, false));
    assertThat(House.of(new Options(Map.of("turn-limit", "40"))).turnLimit()).isEqualTo(40);
    assertThatThrownBy(() -> new Options(Map.of("talks", "two")).check(Pitch.GAME.title()))
        .hasMessageContaining("each");
  }

  private static String values(Scene scene) {
    var talk = scene.view(Spectator.SPECTATOR).talk();
    return talk == null ? "" : talk.challenger().values() + " " + talk.challenged().values();
  }

  @Rule({"FS-064", "FS-A07", "FS-A08"})
  @Test
  void each_attribute_has_a_round_of_its_own_and_the_challenged_player_begins_each() {
    var scene = Scene.duel(24, 6, "A hand cut cut; B hand cut; B bench 20", "talks", "each");
    assertThat(scene.texts(Seat.B))
        .containsExactlyInAnyOrder(
            "pass", "play cut technique", "honours technique", "support 20 technique");
    for (var move : List.of("play cut tactics", "honours strength", "support 20 strength"))
      assertThat(scene.refused("B " + move)).isEqualTo("FS-A07 other-round");
    scene.play("B play cut technique; A play cut technique; B pass; A pass");
    assertThat(scene.asked()).isEqualTo("B");
    assertThat(scene.refused("B honours technique")).isEqualTo("FS-A07 other-round");
    scene.play("B support 20 strength; A pass; B pass");
    assertThat(scene.asked()).isEqualTo("B");
    assertThat(scene.view(Seat.A).talk())
        .extracting(FsView.Talk::round)
        .isEqualTo(Attribute.TACTICS);
    scene.play("B honours tactics; A play cut tactics; B pass; A honours tactics; B pass");
    assertThat(values(scene)).isEqualTo("[3, 3, 5] [3, 3, 3]");
    scene.play("A pass"); // the round of the last attribute is over, and all three are compared
    assertThat(scene.told(FsEvent.Compared.class)).hasSize(3);
    assertThat(scene.bench(Seat.A)).isEqualTo("6 24");
  }

  @Rule({"FS-072", "FS-A07", "FS-A11", "FS-A12"})
  @Test
  void honours_and_each_supporter_still_come_once_in_a_confrontation() {
    var scene = Scene.duel(12, 24, "B bench 20", "talks", "each");
    scene.play("B honours technique; A pass; B support 20 technique; A pass; B pass");
    assertThat(scene.refused("B honours strength")).isEqualTo("FS-072 once");
    assertThat(scene.refused("B support 20 strength")).isEqualTo("FS-070 once");
  }

  @Rule({"FS-074", "FS-077", "FS-A07"})
  @Test
  void president_and_injury_count_beyond_their_round() {
    var scene = Scene.duel(24, 6, "A hand cut; B hand president", "talks", "each");
    scene.play("B preside; A pass; B pass");
    assertThat(scene.refused("B preside")).isEqualTo("FS-061 not-in-hand");
    scene.play("B pass");
    assertThat(scene.refused("A play cut strength")).isEqualTo("FS-074 silenced");
    scene.play("A honours strength; B pass; A pass");
    assertThat(scene.s.round).isEqualTo(2);
    var injury = Scene.duel(12, 33, "A hand injury", "talks", "each").play("B pass; A hurt");
    assertThat(injury.bench(Seat.A)).isEqualTo("12 33+");
    assertThat(injury.s.stage).isEqualTo(Stage.REGROUP);
  }

  @Rule({"FS-A07", "FS-A59"})
  @Test
  void an_eliminated_player_passes_in_every_round() {
    var scene = Scene.meeting(3, "A bench 20; B bench 12; out B", "talks", "each");
    scene.play("A challenge 20 12; A pass; A pass");
    assertThat(scene.s.stage).isEqualTo(Stage.TALK);
    assertThat(scene.play("A pass").bench(Seat.A)).isEqualTo("12 20");
  }

  private static final String THREE =
      "A bench 20 7 36; B bench 27 12 46; C bench 38; A hand cut; B hand cut; C hand cut; ";

  private static Scene three(String president) {
    var scene = Scene.meeting(3, THREE + president, "president", "phase");
    return scene.play("A challenge 20 27; A challenge 7 12; A challenge 36 38; A call 20");
  }

  @Rule({"FS-074", "FS-A14"})
  @Test
  void a_president_holds_between_these_two_until_the_phase_ends() {
    var scene =
        three("A hand president president").play("B pass; A preside; B pass; A pass; A call 7");
    for (var move : List.of("play cut tactics", "support 46 tactics"))
      assertThat(scene.refused("B " + move)).isEqualTo("FS-074 silenced");
    scene.play("B pass; A pass; C play cut tactics; A pass; C pass"); // C was never meant
    scene.put("A bench 43 48"); // a later turn is another phase
    scene.until(now -> now.turns == 7 && now.stage == Stage.DECLARING);
    scene.play("A challenge 43 46");
    if (scene.s.stage == Stage.DECLARING) scene.play("A enough");
    assertThat(scene.s.silenced[Duel.CHALLENGED]).isFalse();
  }

  @Rule({"FS-074", "FS-A14"})
  @Test
  void the_challenged_players_president_too() {
    var scene = three("B hand president").play("B preside; A pass; B pass; A call 7; B pass");
    assertThat(scene.refused("A play cut tactics")).isEqualTo("FS-074 silenced");
    scene.play("A pass; C pass; A play cut tactics"); // not towards C
  }

  @Rule({"FS-053", "FS-A16", "FS-A17"})
  @Test
  void an_injury_may_hit_benches_too() {
    var scene =
        Scene.of(3, "gym-injury", "bench").put("A hand injury injury; A bench 3; B bench 8");
    scene.put("C gym 14 18 19; hurt 18");
    assertThat(scene.texts(Seat.A, "injure")).containsExactly("injure 8", "injure 14", "injure 19");
    scene.play("A injure 8");
    assertThat(scene.bench(Seat.B)).isEqualTo("8+");
    assertThat(scene.refused("A injure 8")).isEqualTo("FS-A17 injured");
    assertThat(scene.refused("A injure 3")).isEqualTo("FS-053 no-opponent");
  }

  @Rule("FS-A55")
  @Test
  void with_proofs_from_the_table_the_hand_does_not_count() {
    var men = "47 7 12 43 46 22 3 37 53 4";
    for (var table :
        List.of(
            "A hand t1; A room t2+coach; A bench 42 " + men,
            "A hand coach; A room t1; A bench 42 " + men,
            "A hand 42; A room t1+coach; A bench " + men)) {
      assertThat(Scene.of(2).put(table).texts(Seat.A)).contains("announce 1");
      var strict = Scene.of(2, "proof-from", "table").put(table);
      assertThat(strict.texts(Seat.A, "announce")).isEmpty();
    }
    var open = Scene.of(2, "proof-from", "table").put("A room t1+coach; A bench 42 " + men);
    ProofTest.name(open.play("A announce 1"), ProofTest.ELEVEN).play("A prove");
    assertThat(open.result().text()).startsWith("proved");
  }

  @Rule({"FS-A70", "FS-A76"})
  @Test
  void with_strict_memory_neither_log_nor_record_keeps_what_was_discarded() {
    var discard = new FsMove.Discard(Kind.FOOTBALLER, 3);
    var scene = Scene.of(2, "memory", "strict").put("A hand 3 8").play("A end-training");
    assertThat(Pitch.GAME.audience(scene.s, Seat.A, discard)).isEqualTo(Seats.of(Seat.A));
    scene.play("A discard footballer 3");
    assertThat(scene.told(FsEvent.Discarded.class)).isEmpty();
    assertThat(scene.told(FsEvent.Dropped.class))
        .containsExactly(new FsEvent.Dropped("FS-014", Seat.A));
    assertThat(scene.view(Seat.B).top()).isEqualTo(new FsView.Card(Kind.FOOTBALLER, 3));
    var usual = Scene.of(2).put("A hand 3 8").play("A end-training");
    assertThat(Pitch.GAME.audience(usual.s, Seat.A, discard)).isEqualTo(Seats.EVERYBODY);
  }
}
