package touchline.games.demo;

import java.util.Arrays;
import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// As many players as there are clubs come to market, drawn from the box one by one.
@Rule("DEMO-020")
final class Scouting implements Phase<DemoState, DemoMove.Scout> {
  @Override
  public Class<DemoMove.Scout> moves() {
    return DemoMove.Scout.class;
  }

  @Override
  public void begin(DemoState s, Log log) {
    s.scouted = 0;
    Arrays.fill(s.lots, DemoState.NOBODY);
  }

  @Override
  public boolean done(DemoState s) {
    return s.scouted == s.clubs;
  }

  @Override
  public Turn turn(DemoState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(DemoState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    for (int p = 0; p < s.owner.length; p++)
      if (s.owner[p] == DemoState.IN_BOX) out.add(new DemoMove.Reveal(p));
  }

  @Override
  public void play(DemoState s, Seat seat, DemoMove.Scout scout, Log log) {
    switch (scout) {
      case DemoMove.Reveal(int player) -> {
        s.owner[player] = DemoState.ON_MARKET;
        s.lots[s.scouted++] = player;
        log.tell(() -> new DemoEvent.OnOffer("DEMO-020", s.name(player), s.skill(player)));
      }
    }
  }
}
