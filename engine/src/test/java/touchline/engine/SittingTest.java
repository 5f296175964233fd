package touchline.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import touchline.engine.Parlour.Add;
import touchline.engine.Parlour.Cough;
import touchline.engine.Parlour.Die;
import touchline.engine.Parlour.Mood;
import touchline.engine.Parlour.Ready;

/// Batches, stale moves, taking back. Going back by consent is in [GoingBackTest].
final class SittingTest {
  private final Parlour game = new Parlour();
  private Sitting<Parlour.Table> sitting;

  @BeforeEach
  void open() {
    sitting = sitting(2);
  }

  private Sitting<Parlour.Table> sitting(int seats) {
    var dice = new Rng(5);
    return new Sitting<>(game, game.setup(Parlour.setup(seats)), seats, () -> dice);
  }

  @Rule("TABLE-004")
  @Test
  void aBatchIsPlayedWithTheLuckThatFollows() {
    accepted(Seat.A, new Add(3), new Ready());
    var accepted = accepted(Seat.B, new Add(1), new Add(1), new Ready());
    assertThat(accepted.entries()).hasSize(4);
    assertThat(accepted.entries().getLast())
        .isInstanceOfSatisfying(Entry.Played.class, e -> assertThat(e.seat()).isEqualTo(Seat.LUCK));
    assertThat(accepted.done().get(0).audience()).isEqualTo(Seats.of(Seat.B));
    assertThat(accepted.told())
        .contains(new Told(Seats.EVERYBODY, new Parlour.Uncovered("PAR-003", List.of(3, 2))));
    assertThat(sitting.state().round).isEqualTo(1);
  }

  @Rule("TABLE-004")
  @Test
  void aBatchWithSomethingIllegalChangesNothing() {
    var before = snapshot();
    var refused = refused(Seat.A, new Add(3), new Add(3), new Add(3), new Add(1));
    assertThat(refused.index()).isEqualTo(3);
    assertThat(refused.refusal()).isEqualTo(Refusal.of("PAR-002", "enough", "most", 3));
    assertThat(snapshot()).isEqualTo(before);
    assertThat(sitting.decisions()).containsOnly(0);
    assertThat(sitting.undoable(Seat.A)).isZero();
  }

  @Rule("TABLE-004")
  @Test
  void onlyTheLastMoveMayEndTheTurnOrUncover() {
    assertThat(refused(Seat.A, new Ready(), new Cough(Mood.CALM)))
        .isEqualTo(new Outcome.Refused(Refusal.BATCH, 1));
    accepted(Seat.B, new Ready());
    assertThat(refused(Seat.A, new Ready(), new Add(1)).index()).isEqualTo(1);
  }

  @Rule("TABLE-004")
  @Test
  void aBatchIsNeitherEmptyNorEndless() {
    assertThat(refused(Seat.A)).isEqualTo(new Outcome.Refused(Refusal.BATCH, 0));
    var many = new Move[Sitting.LONGEST_BATCH + 1];
    java.util.Arrays.fill(many, new Add(1));
    assertThat(refused(Seat.A, many)).isEqualTo(new Outcome.Refused(Refusal.BATCH, 0));
  }

  @Rule("TABLE-003")
  @Test
  void whatWasDecidedAgainstAnOlderTableIsStale() {
    long seen = sitting.decision(Seat.A);
    accepted(Seat.B, new Cough(Mood.VERY_LOUD));
    var outcome = sitting.submit(Seat.A, seen, List.of(new Add(1)));
    assertThat(outcome).isEqualTo(new Outcome.Refused(Refusal.STALE, 0));
    assertThat(sitting.undo(Seat.B, 0, 1)).isEqualTo(new Outcome.Refused(Refusal.STALE, 0));
  }

  @Rule("TABLE-003")
  @Test
  void coveredChoicesOfOthersMoveNoDecisionNumber() {
    long a = sitting.decision(Seat.A), watching = sitting.decision(Spectator.SPECTATOR);
    accepted(Seat.B, new Add(2));
    accepted(Seat.B, new Add(2));
    assertThat(sitting.decision(Seat.A)).isEqualTo(a);
    assertThat(sitting.decision(Spectator.SPECTATOR)).isEqualTo(watching);
    assertThat(sitting.decision(Seat.B)).isEqualTo(2);
    accepted(Seat.B, new Ready());
    assertThat(sitting.decision(Seat.A)).isEqualTo(a + 1);
  }

  @Rule("TABLE-001")
  @Test
  void luckCannotBeSubmitted() {
    assertThat(sitting.refusal(Seat.LUCK, new Die(6))).isEqualTo(Refusal.NOT_YOUR_TURN);
  }

  @Rule("TABLE-002")
  @Test
  void movesOfAnotherPhaseAreNotOnOffer() {
    assertThat(sitting.refusal(Seat.A, new Die(6))).isEqualTo(Refusal.NOT_ON_OFFER);
  }

  @Rule("TABLE-006")
  @Test
  void afterTheEndNothingIsPlayed() {
    for (int round = 0; round < 2; round++) {
      accepted(Seat.A, new Ready());
      accepted(Seat.B, new Ready());
    }
    assertThat(sitting.turn()).isInstanceOf(Turn.Over.class);
    assertThat(refused(Seat.A, new Ready()).refusal()).isEqualTo(Refusal.OVER);
    assertThat(sitting.refusal(Seat.A, new Cough(Mood.CALM))).isEqualTo(Refusal.OVER);
  }

  @Rule("TABLE-005")
  @Test
  void aSeatTakesBackItsOwnAmongOthersCoveredChoices() {
    accepted(Seat.A, new Add(1));
    accepted(Seat.B, new Add(3));
    accepted(Seat.A, new Add(2));
    accepted(Seat.B, new Add(3));
    assertThat(sitting.undoable(Seat.A)).isEqualTo(2);
    var undone = (Outcome.Accepted) sitting.undo(Seat.A, sitting.decision(Seat.A), 2);
    assertThat(undone.entries()).containsExactly(new Entry.Undone(Seat.A, 2));
    assertThat(undone.told())
        .extracting(Told::event)
        .containsExactly(new TableEvent.Undone("TABLE-005", Seat.A, 2));
    assertThat(undone.told()).extracting(Told::audience).containsExactly(Seats.of(Seat.A));
    assertThat(sitting.state().heap).containsExactly(0, 6);
    assertThat(sitting.state().size).containsExactly(0, 2);
    assertThat(sitting.undoable(Seat.A)).isZero();
    assertThat(sitting.undoable(Seat.B)).isEqualTo(2);
  }

  @Rule("TABLE-005")
  @Test
  void takingBackStopsAtWhatTheSeatSaw() {
    accepted(Seat.A, new Add(1));
    accepted(Seat.B, new Cough(Mood.CALM));
    assertThat(sitting.undoable(Seat.A)).isZero();
    accepted(Seat.A, new Add(2));
    assertThat(sitting.undoable(Seat.A)).isEqualTo(1);
    assertThat(sitting.undo(Seat.A, sitting.decision(Seat.A), 2))
        .isEqualTo(new Outcome.Refused(Refusal.NO_UNDO, 0));
    assertThat(sitting.undo(Seat.A, sitting.decision(Seat.A), 0))
        .isEqualTo(new Outcome.Refused(Refusal.NO_UNDO, 0));
  }

  @Rule("TABLE-005")
  @Test
  void whatOthersSawIsToldToThem() {
    accepted(Seat.A, new Ready());
    var undone = (Outcome.Accepted) sitting.undo(Seat.A, sitting.decision(Seat.A), 1);
    assertThat(undone.told())
        .extracting(Told::event)
        .containsExactly(
            new TableEvent.Undone("TABLE-005", Seat.A, 1),
            new TableEvent.TookBack("TABLE-005", Seat.A));
    assertThat(Seat.B.in(undone.told().get(1).audience())).isTrue();
    assertThat(Seat.A.in(undone.told().get(1).audience())).isFalse();
  }

  @Rule("TABLE-005")
  @Test
  void takingBackStopsAtLuckAndAtWhatWasUncovered() {
    accepted(Seat.A, new Ready());
    accepted(Seat.B, new Ready());
    assertThat(sitting.undoable(Seat.A)).isZero();
    assertThat(sitting.undoable(Seat.B)).isZero();
  }

  @Rule("TABLE-005")
  @Test
  void takingBackLateInALongGameIsTheSame() {
    sitting = sitting(3);
    for (int i = 0; i < 3; i++) {
      accepted(Seat.A, new Add(1));
      accepted(Seat.B, new Add(2));
      accepted(Seat.C, new Add(3));
    }
    for (var seat : List.of(Seat.A, Seat.B, Seat.C)) accepted(seat, new Ready());
    for (int i = 0; i < 3; i++) {
      accepted(Seat.A, new Add(1));
      accepted(Seat.B, new Add(2));
      accepted(Seat.C, new Add(3));
    }
    // 22 entries: a copy was kept after the 16th, three of A's moves lie on both sides of it.
    accepted(sitting.undo(Seat.A, sitting.decision(Seat.A), 3));
    assertThat(sitting.state().heap).containsExactly(0, 6, 9);
    accepted(sitting.undo(Seat.C, sitting.decision(Seat.C), 1));
    assertThat(sitting.state().heap).containsExactly(0, 6, 6);
    accepted(Seat.A, new Add(3));
    assertThat(sitting.state().heap).containsExactly(3, 6, 6);
  }

  @Test
  void aRecordReplaysWithUndosAndRewinds() {
    var entries =
        List.of(
            new Entry.Played(Seat.A, new Add(1)),
            new Entry.Played(Seat.B, new Add(2)),
            new Entry.Undone(Seat.A, 1),
            new Entry.Played(Seat.A, new Ready()),
            new Entry.Played(Seat.B, new Ready()),
            new Entry.Played(Seat.LUCK, new Die(6)),
            new Entry.Rewound(2),
            new Entry.Played(Seat.B, new Ready()),
            new Entry.Played(Seat.LUCK, new Die(2)));
    entries.forEach(sitting::replay);
    assertThat(sitting.state().points).containsExactly(0, 2);
  }

  @Test
  void whatDoesNotReplaySaysWhy() {
    assertThat(why(new Entry.Played(Seat.LUCK, new Die(1)))).isEqualTo(Refusal.NOT_ON_OFFER);
    assertThat(why(new Entry.Undone(Seat.A, 1))).isEqualTo(Refusal.NO_UNDO);
    assertThat(why(new Entry.Rewound(1))).isEqualTo(Refusal.NO_UNDO);
    assertThat(why(new Entry.Played(Seat.A, new Die(1)))).isEqualTo(Refusal.NOT_ON_OFFER);
    accepted(Seat.A, new Ready());
    sitting.replay(new Entry.Played(Seat.B, new Ready()));
    assertThat(why(new Entry.Played(Seat.LUCK, new Die(7)))).isEqualTo(Refusal.NOT_ON_OFFER);
  }

  @Test
  void storedDecisionNumbersGoOn() {
    accepted(Seat.A, new Cough(Mood.CALM));
    var stored = sitting.decisions();
    var again = new Sitting<>(game, sitting.state(), 2, () -> new Rng(0));
    again.resume(stored);
    assertThat(again.decision(Seat.B)).isEqualTo(1);
    assertThat(again.submit(Seat.B, 0, List.of(new Ready())))
        .isEqualTo(new Outcome.Refused(Refusal.STALE, 0));
  }

  @Test
  void theTrueStateNeverLeaves() {
    sitting.state().points[0] = 99;
    assertThat(sitting.state().points[0]).isZero();
  }

  private Outcome.Accepted accepted(Seat seat, Move... moves) {
    return accepted(sitting.submit(seat, sitting.decision(seat), List.of(moves)));
  }

  private static Outcome.Accepted accepted(Outcome outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Accepted.class);
    return (Outcome.Accepted) outcome;
  }

  private Outcome.Refused refused(Seat seat, Move... moves) {
    var outcome = sitting.submit(seat, sitting.decision(seat), List.of(moves));
    assertThat(outcome).isInstanceOf(Outcome.Refused.class);
    return (Outcome.Refused) outcome;
  }

  private Refusal why(Entry entry) {
    return catchThrowableOfType(RecordException.class, () -> sitting.replay(entry)).refusal();
  }

  private List<String> snapshot() {
    return Snapshots.write(sitting.state(), game.setup(Parlour.setup(2)));
  }
}
