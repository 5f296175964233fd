package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import touchline.engine.Game;
import touchline.engine.Setup;
import touchline.testkit.GameLaws;

/// The laws of all games, on Match of the Season.
final class MotsLawsTest extends GameLaws<MotsState> {
  @Override
  protected Game<MotsState> game() {
    return Box.GAME;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        Box.setup(4, Map.of("seasons", "3")),
        Box.setup(
            2,
            Map.of("seasons", "3", "line-ups", "covered-one", "short-payment", "bank-pays-rest")),
        Box.setup(3, Map.of("seasons", "3", "formations", "extra", "deciders", "title-only")),
        Box.setup(4, Map.of("seasons", "3", "match", "advanced", "line-ups", "covered-fixed")),
        Box.setup(
            2,
            Map.of(
                "seasons",
                "1",
                "match",
                "advanced",
                "line-ups",
                "open",
                "die-2-and-4",
                "attack-against-defence")));
  }

  @Override
  protected void invariants(MotsState s) {
    hold(s);
  }

  /// No card is lost, nobody owes money, squads and line-ups are what they may be.
  static void hold(MotsState s) {
    int cards = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) {
      cards += s.size[t];
      assertThat(s.cash[t]).as("cash of team " + t).isNotNegative();
      assertThat(s.size[t]).as("squad of team " + t).isBetween((byte) 0, (byte) MotsState.MOST);
      for (int i = 0; i < s.size[t]; i++) {
        assertThat((int) s.owner[s.card(t, i)]).as("owner of card " + s.card(t, i)).isEqualTo(t);
        if (i > 0)
          assertThat(s.card(t, i)).as("order of squad " + t).isGreaterThan(s.card(t, i - 1));
      }
      for (int place = 0; place < Formation.ELEVEN; place++) {
        int card = s.placed(t, place);
        if (card >= 0) assertThat((int) s.owner[card]).as("displayed card " + card).isEqualTo(t);
      }
    }
    int elsewhere = 0;
    for (var place : s.owner) if (place >= MotsState.TEAMS) elsewhere++;
    assertThat(cards + elsewhere).as("player cards").isEqualTo(Lookup.CARDS);
    int chances = s.bottoms + Chances.unknown(s);
    for (int t = 0; t < MotsState.TEAMS; t++) chances += Chances.held(s, t);
    for (int i = 0; i < s.fixtures; i++) if (s.laid[i] >= 0 && !turned(s, i)) chances++;
    for (int c = Lookup.YOUTHS; c < Lookup.CARDS; c++) if (s.owner[c] < MotsState.TEAMS) chances++;
    if (s.chance >= 0 && s.box.effect[s.chance] == Effect.YOUTH) chances++;
    assertThat(chances).as("chance cards").isEqualTo(64);
  }

  private static boolean turned(MotsState s, int match) {
    return match < s.playing || match == s.playing && s.spent != 0;
  }
}
