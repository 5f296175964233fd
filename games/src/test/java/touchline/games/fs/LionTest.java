package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Lions who have won, and the fans of the loser.
final class LionTest {
  @Rule("FS-086")
  @Test
  void a_lion_who_wins_may_take_the_losers_fans() {
    var scene = Scene.duel(33, 12, "B room fans").play("B pass; A pass");
    assertThat(scene.asked()).isEqualTo("A");
    assertThat(scene.texts(Seat.A)).containsExactly("take-fans", "leave-fans");
    assertThat(scene.refused("B take-fans")).isEqualTo("TABLE-001 not-your-turn");
    scene.play("A take-fans");
    assertThat(scene.room(Seat.A)).isEqualTo("fans");
    assertThat(scene.room(Seat.B)).isEmpty();
    assertThat(scene.s.stage).isEqualTo(Stage.REGROUP);
  }

  @Rule({"FS-086", "FS-A22"})
  @Test
  void he_may_leave_them() {
    var scene = Scene.duel(33, 12, "B room fans").play("B pass; A pass; A leave-fans");
    assertThat(scene.room(Seat.B)).isEqualTo("fans");
    assertThat(scene.pile()).isEmpty();
  }

  @Rule("FS-086")
  @Test
  void others_who_win_lions_who_lose_and_losers_without_fans_bring_nothing() {
    var noLion = Scene.duel(7, 12, "B room fans");
    var lionLoses = Scene.duel(9, 7, "A room fans; B room fans; B bench 36");
    var noFans = Scene.duel(33, 12, "A room fans");
    for (var scene : List.of(noLion, lionLoses, noFans))
      assertThat(scene.play("B pass; A pass").s.stage).isEqualTo(Stage.REGROUP);
    assertThat(lionLoses.bench(Seat.B)).isEqualTo("7 9 36");
  }

  @Rule({"FS-086", "FS-A21"})
  @Test
  void a_challenged_lion_has_his_right_too() {
    var scene = Scene.duel(12, 33, "A room fans").play("B pass; A pass");
    assertThat(scene.asked()).isEqualTo("B");
    scene.play("B take-fans");
    assertThat(scene.room(Seat.B)).isEqualTo("fans");
    assertThat(scene.room(Seat.A)).isEmpty();
  }

  @Rule("FS-A80")
  @Test
  void so_has_one_who_won_by_an_injury() {
    var scene =
        Scene.duel(18, 44, "A hand injury; B room fans").play("B pass; A hurt; A take-fans");
    assertThat(scene.room(Seat.A)).isEqualTo("fans");
  }

  @Rule({"FS-030", "FS-087", "FS-A22"})
  @Test
  void where_there_are_fans_already_the_others_go_to_the_pile() {
    var scene = Scene.duel(33, 12, "A room fans; B room fans").play("B pass; A pass; A take-fans");
    assertThat(scene.room(Seat.A)).isEqualTo("fans");
    assertThat(scene.room(Seat.B)).isEmpty();
    assertThat(scene.pile()).isEqualTo("fans");
  }

  @Rule({"FS-031", "FS-073", "FS-A29"})
  @Test
  void fans_lost_in_one_confrontation_are_missing_in_the_next() {
    var scene = Scene.meeting(2, "A bench 33 3; B bench 12 8; B room fans");
    scene.play("A challenge 33 12; A challenge 3 8; A call 33; B pass; A pass; A take-fans");
    scene.play("B pass; A pass");
    assertThat(scene.told(FsEvent.Compared.class).subList(3, 6))
        .extracting(FsEvent.Compared::challenger, FsEvent.Compared::challenged)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(2, 2),
            org.assertj.core.groups.Tuple.tuple(3, 1),
            org.assertj.core.groups.Tuple.tuple(3, 1));
  }

  @Rule({"FS-086", "FS-A59"})
  @Test
  void a_lion_of_an_eliminated_player_takes_nothing_but_one_takes_from_him() {
    var his = Scene.meeting(3, "A bench 12; A room fans; B bench 33; out B");
    his.play("A challenge 12 33"); // B passes by himself, A has the word
    his.play("A pass");
    assertThat(his.bench(Seat.B)).isEqualTo("12 33");
    assertThat(his.room(Seat.A)).isEqualTo("fans");
    assertThat(his.s.stage).isEqualTo(Stage.REGROUP);
    var ours = Scene.meeting(3, "A bench 33; B bench 12; B room fans; out B");
    ours.play("A challenge 33 12; A pass; A take-fans");
    assertThat(ours.room(Seat.A)).isEqualTo("fans");
  }
}
