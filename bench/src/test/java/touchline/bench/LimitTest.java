package touchline.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The limit plays about the game that is measured, or its ratio would say nothing.
final class LimitTest {
  @Test
  void the_limit_makes_about_as_many_choices_as_the_game() {
    var subject = Subject.season();
    var limit = Subject.limit();
    long made = 0;
    for (int i = 0; i < 20; i++) {
      made += subject.game();
      limit.game();
    }
    assertThat((double) limit.choices / made).isBetween(0.8, 1.25);
  }

  @Test
  void a_game_of_the_limit_ends_with_points_and_whole_squads() {
    var limit = Subject.limit();
    limit.game();
    for (int t = 0; t < Limit.TEAMS; t++) {
      assertThat(limit.size[t]).isBetween((byte) Limit.LEAST, (byte) Limit.MOST);
      assertThat(limit.cash[t]).isNotNegative();
      for (int i = 0; i < limit.size[t]; i++)
        assertThat(limit.owner[limit.squad[t * Limit.MOST + i]]).isEqualTo((byte) t);
    }
    assertThat(limit.points[0] + limit.points[1] + limit.points[2] + limit.points[3])
        .isGreaterThanOrEqualTo(6 * (3 + 2 + 1 + 2 + 1)); // league and cup in six seasons
  }
}
