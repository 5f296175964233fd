package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Who wins a confrontation: values, comparison, tie-breaks, and what becomes of the two. A
/// challenges B.
final class DuelTest {
  /// The rule by which it is decided when nobody acts, and the winner's number.
  private static String decided(int own, int other, String table) {
    var scene = Scene.duel(own, other, table).play("B pass; A pass");
    var won = scene.told(FsEvent.Won.class).getLast();
    return won.rule() + " " + won.player();
  }

  private static final String NO_FANS = "A room t1";
  private static final String BOTH = "A room fans; B room fans";

  @Rule({"FS-079", "FS-080"})
  @ParameterizedTest
  @CsvSource({
    "5, 2, 5", // 333 against 222
    "35, 50, 35", // 213 against 122: technique and tactics
    "50, 35, 35",
    "50, 2, 2", // 122 against 222: one, and two are equal
    "42, 4, 42", // 232 against 111
    "44, 1, 44", // 333 against 323
  })
  void who_is_higher_in_more_attributes_wins(int own, int other, int winner) {
    assertThat(decided(own, other, NO_FANS)).isEqualTo("FS-079 " + winner);
  }

  @Rule({"FS-079", "FS-080"})
  @Test
  void attributes_are_compared_one_by_one_in_order() {
    var scene = Scene.duel(9, 49, BOTH).play("B pass; A pass");
    assertThat(scene.told(FsEvent.Compared.class))
        .containsExactly(
            new FsEvent.Compared("FS-079", Attribute.TECHNIQUE, 3, 4),
            new FsEvent.Compared("FS-079", Attribute.STRENGTH, 4, 2),
            new FsEvent.Compared("FS-079", Attribute.TACTICS, 3, 3));
  }

  @Rule({"FS-080", "FS-083", "FS-A23"})
  @ParameterizedTest
  @CsvSource({
    "20, 27, 20", // 221 against 213: one each, though 27 has the higher level
    "27, 20, 20",
    "33, 5, 5", // 333 each, none is higher
  })
  void without_fans_the_lower_number_wins_a_tie_whatever_the_levels(
      int own, int other, int winner) {
    assertThat(decided(own, other, NO_FANS)).isEqualTo("FS-083 " + winner);
  }

  @Rule({"FS-031", "FS-073", "FS-081"})
  @Test
  void one_fan_group_wins_a_tie_with_higher_number_and_lower_level() {
    assertThat(decided(46, 9, NO_FANS)).isEqualTo("FS-079 9"); // 211 against 232
    assertThat(decided(46, 9, "A room fans")).isEqualTo("FS-081 46"); // 322
    assertThat(decided(9, 46, "B room fans")).isEqualTo("FS-081 46");
  }

  @Rule({"FS-082", "FS-A23"})
  @Test
  void with_two_fan_groups_the_higher_level_wins_a_tie() {
    assertThat(decided(23, 43, BOTH)).isEqualTo("FS-082 43"); // 231 against 133
    assertThat(decided(43, 23, BOTH)).isEqualTo("FS-082 43");
    assertThat(decided(43, 23, NO_FANS)).isEqualTo("FS-083 23");
  }

  @Rule("FS-A23")
  @Test
  void the_level_is_the_printed_one_without_bonuses() {
    var scene = Scene.duel(23, 43, BOTH + "; A hand cut");
    scene.play("B pass; A play cut technique; B pass; A pass"); // still one each
    assertThat(scene.told(FsEvent.Won.class))
        .containsExactly(new FsEvent.Won("FS-082", Seat.B, 43, Seat.A, 23));
  }

  @Rule({"FS-083", "FS-A23"})
  @Test
  void with_two_fan_groups_and_equal_levels_the_lower_number_wins() {
    assertThat(decided(11, 9, BOTH)).isEqualTo("FS-083 9"); // 322 against 232
    assertThat(decided(9, 11, BOTH)).isEqualTo("FS-083 9");
  }

  private static String values(Scene scene) {
    var talk = scene.view(Seat.A).talk();
    return talk == null ? "" : talk.challenger().values() + " " + talk.challenged().values();
  }

  @Rule({"FS-010", "FS-031", "FS-073"})
  @Test
  void fans_bring_one_on_each_attribute_to_their_owners_footballer_only() {
    assertThat(values(Scene.duel(20, 27, NO_FANS))).isEqualTo("[2, 2, 1] [2, 1, 3]");
    assertThat(values(Scene.duel(20, 27, "A room fans"))).isEqualTo("[3, 3, 2] [2, 1, 3]");
    assertThat(values(Scene.duel(20, 27, "B room fans"))).isEqualTo("[2, 2, 1] [3, 2, 4]");
  }

  @Rule({"FS-063", "FS-A20", "FS-A30"})
  @Test
  void an_injury_takes_one_from_each_attribute_but_not_below_nothing_and_bonuses_are_added() {
    var injured = "B bench 43; hurt 43";
    assertThat(values(Scene.duel(20, 43, injured))).isEqualTo("[2, 2, 1] [0, 2, 2]");
    assertThat(values(Scene.duel(20, 43, injured + "; B room fans")))
        .isEqualTo("[2, 2, 1] [1, 3, 3]");
    assertThat(decided(27, 11, NO_FANS)).isEqualTo("FS-079 11"); // 213 against 322
    assertThat(decided(27, 11, "B bench 11; hurt 11")).isEqualTo("FS-079 27"); // 211
    assertThat(decided(7, 11, "B bench 11; hurt 11")).isEqualTo("FS-079 7");
  }

  @Rule("FS-058")
  @Test
  void being_a_star_brings_no_points() {
    assertThat(values(Scene.duel(26, 2, NO_FANS))).isEqualTo("[2, 2, 3] [2, 2, 2]");
    assertThat(values(Scene.duel(2, 26, NO_FANS))).isEqualTo("[2, 2, 2] [2, 2, 3]");
  }

  @Rule({"FS-011", "FS-084", "FS-A31"})
  @Test
  void the_winner_takes_the_loser_to_his_bench_whether_he_challenged_or_not() {
    var attack = Scene.duel(5, 2, "A bench 7; B bench 9").play("B pass; A pass");
    assertThat(attack.bench(Seat.A)).isEqualTo("2 5 7");
    assertThat(attack.bench(Seat.B)).isEqualTo("9");
    var defence = Scene.duel(2, 5, "A bench 7; B bench 9").play("B pass; A pass");
    assertThat(defence.bench(Seat.A)).isEqualTo("7");
    assertThat(defence.bench(Seat.B)).isEqualTo("2 5 9");
  }

  @Rule({"FS-A18", "FS-A30"})
  @Test
  void an_injured_footballer_takes_his_injury_along() {
    var scene = Scene.duel(5, 2, "B bench 2; hurt 2").play("B pass; A pass");
    assertThat(scene.bench(Seat.A)).isEqualTo("2+ 5");
    assertThat(scene.pile()).isEmpty();
  }

  @Rule({"FS-028", "FS-084"})
  @Test
  void footballers_won_may_be_a_fifth_and_sixth_of_their_sector() {
    var scene = Scene.meeting(2, "A bench 5 25 45 26; B bench 2 4");
    scene.play("A challenge 5 2; A challenge 25 4; A call 5; B pass; A pass; B pass; A pass");
    assertThat(scene.bench(Seat.A)).isEqualTo("2 4 5 25 26 45");
  }

  @Rule({"FS-014", "FS-068", "FS-A67"})
  @Test
  void plays_go_to_the_pile_after_the_confrontation_in_the_order_they_were_made() {
    var scene = Scene.duel(9, 7, "A hand cut president; B hand cut cut");
    scene.play("B play cut tactics; A play cut tactics; B play cut strength; A preside");
    assertThat(scene.pile()).isEmpty();
    scene.play("B pass; A pass");
    assertThat(scene.pile()).isEqualTo("cut cut cut president");
  }
}
