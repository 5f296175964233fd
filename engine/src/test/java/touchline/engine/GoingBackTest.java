package touchline.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Parlour.Add;
import touchline.engine.Parlour.Cough;
import touchline.engine.Parlour.Mood;
import touchline.engine.Parlour.Ready;

/// Going back by consent, past luck and other seats' moves.
final class GoingBackTest {
  private final Parlour game = new Parlour();
  private final Rng dice = new Rng(5);
  private final Sitting<Parlour.Table> sitting =
      new Sitting<>(game, game.setup(Parlour.setup(2)), 2, () -> dice);

  @Rule("TABLE-008")
  @Test
  void byConsentTheTableGoesBackPastLuck() {
    accepted(Seat.A, new Add(3), new Ready());
    var before = snapshot();
    accepted(Seat.B, new Ready());
    assertThat(sitting.rewindable(Seat.B)).isEqualTo(2);
    assertThat(sitting.rewindable(Seat.A)).isEqualTo(3);
    var back = (Outcome.Accepted) sitting.rewind(2);
    assertThat(back.entries()).containsExactly(new Entry.Rewound(2));
    assertThat(back.told())
        .containsExactly(new Told(Seats.EVERYBODY, new TableEvent.Rewound("TABLE-008")));
    assertThat(snapshot()).isEqualTo(before);
    assertThat(sitting.rewind(1)).isInstanceOf(Outcome.Accepted.class);
    assertThat(sitting.rewind(9)).isEqualTo(new Outcome.Refused(Refusal.NO_UNDO, 0));
    assertThat(sitting.rewind(0)).isEqualTo(new Outcome.Refused(Refusal.NO_UNDO, 0));
  }

  @Rule("TABLE-008")
  @Test
  void goingBackNeverStopsJustBeforeLuck() {
    accepted(Seat.A, new Ready());
    accepted(Seat.B, new Ready());
    assertThat(sitting.rewind(1)).isEqualTo(new Outcome.Refused(Refusal.NO_UNDO, 0));
  }

  @Rule("TABLE-008")
  @Test
  void whatWasSeenIsRememberedHoweverOftenPeopleGoBack() {
    accepted(Seat.A, new Add(1));
    accepted(Seat.B, new Cough(Mood.VERY_LOUD));
    sitting.rewind(1);
    assertThat(sitting.state().mood).isEqualTo(Mood.VERY_LOUD);
    accepted(Seat.B, new Cough(Mood.CALM));
    sitting.rewind(1);
    assertThat(sitting.state().mood).isEqualTo(Mood.VERY_LOUD);
    accepted(Seat.B, new Cough(Mood.CALM));
    accepted(Seat.B, new Ready());
    sitting.rewind(1);
    assertThat(sitting.state().mood).isEqualTo(Mood.CALM);
  }

  private void accepted(Seat seat, Move... moves) {
    assertThat(sitting.submit(seat, sitting.decision(seat), List.of(moves)))
        .isInstanceOf(Outcome.Accepted.class);
  }

  private List<String> snapshot() {
    return Snapshots.write(sitting.state(), game.setup(Parlour.setup(2)));
  }
}
