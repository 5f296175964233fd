package touchline.engine.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Event;
import touchline.engine.Parlour;
import touchline.engine.Seat;

/// What is checked, and what is said about the first line that does not hold.
final class CheckTest {
  private static final String HEAD = "game parlour\nedition 3\nseats 2\n";

  @Test
  void aRecordThatHolds() {
    var told = new ArrayList<Event>();
    var failure =
        Records.check(
            HEAD
                + """
                pack standard abc
                option rounds 1
                offers A cough very-loud
                A cough very-loud
                refuse A cough calm PAR-004
                expect A mood very-loud
                expect B coughs 1 0
                expect B coughs[0] 1
                A add 3
                expect A own 3
                expect B own 0
                expect spectator own -1
                expect all heap 3 0
                expect all heap[0] 3
                expect all ready[1] false
                undo A 1
                A add 2
                A ready
                expect B ready true false
                B ready
                LUCK die 6
                rewind 2
                B ready
                LUCK die 5
                over played 1 1 points 5 0
                refuse A ready TABLE-006
                """,
            told);
    assertThat(failure).isNull();
    assertThat(told).contains(new Parlour.Coughed("PAR-004", Seat.A));
  }

  @Test
  void aPositionIsSetUpPlusWhatDiffers() {
    assertThat(
            Records.check(
                HEAD
                    + """
                    at round 1
                    at points 4 5
                    at ready 0=true
                    expect A points 9
                    B ready
                    LUCK die 1
                    over played 1 1 points 5 5
                    """))
        .isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "refuse A ready PAR-002 | refused by PAR-002 | allowed",
        "refuse A add 1 PAR-002 | refused by PAR-002 | allowed",
        "refuse A die 1 PAR-002 | refused by PAR-002 | TABLE-002",
        "offers A die 1 | offered | refused by TABLE-002 not-on-offer",
        "expect A mood very-loud | mood very-loud | calm",
        "expect A temper calm | temper calm | nothing at temper",
        "expect A coughs[2] 0 | coughs[2] 0 | nothing at 2, there are 2",
        "expect A mood.x 0 | mood.x 0 | nothing at x",
        "expect all mind 0 | mind 0 | no field mind",
        "expect all heap[9] 0 | heap[9] 0 | nothing at 9, there are 2",
        "expect Z mood calm | mood calm | no viewer Z",
        "over played 1 1 points 0 0 | over played 1 1 points 0 0 | not over",
        "LUCK die 1 | legal | refused by TABLE-002 not-on-offer; the table waits for A B",
        "undo A 1 | legal | refused by TABLE-005 no-undo; the table waits for A B",
        "rewind 3 | legal | refused by TABLE-005 no-undo; the table waits for A B",
      })
  void theFirstLineThatDoesNotHoldIsNamed(String line, String expected, String found) {
    assertThat(
            Records.check(
                HEAD + "A cough calm\nB cough calm\nA add 3\nrewind 1\n" + line + "\nover x\n"))
        .isEqualTo(new Check.Failure(8, expected, found));
  }

  @Test
  void luckIsNamedWhereItIsAwaited() {
    var failure = Records.check(HEAD + "A ready\nB ready\nA ready\n");
    assertThat(failure).isNotNull();
    assertThat(failure.line()).isEqualTo(6);
    assertThat(failure.found()).contains("the table waits for luck: [Die[eyes=1]");
  }

  @Test
  void anotherResultIsNamed() {
    assertThat(Records.check(HEAD + "at round 2\nover played 1 1 points 0 1\n"))
        .isEqualTo(new Check.Failure(5, "over played 1 1 points 0 1", "played 1 1 points 0 0"));
    assertThat(Records.check(HEAD + "at round 2\nA ready\n"))
        .isEqualTo(new Check.Failure(5, "legal", "refused by TABLE-006 over; the game is over"));
  }

  @Test
  void recordsThatDoNotFitTheGame() {
    unfit("game bridge\nseats 2\n", "game parlour", "game bridge");
    unfit("game parlour\nseats 2\n", "edition 3", "edition 1");
    unfit("game parlour\nedition 3\nseats 4\n", "seats 2 to 3", "seats 4");
    unfit(HEAD + "pack mine 123\n", "pack mine 123", "standard abc");
    unfit(HEAD + "redacted for A\n", "a complete record", "one redacted for A");
    unfit(HEAD + "at mind 1\n", "a position", "no field mind");
    unfit(HEAD + "at heap 1\n", "a position", "heap: found 1 values, expected 2");
  }

  private static void unfit(String text, String expected, String found) {
    assertThat(Records.check(text)).isEqualTo(new Check.Failure(1, expected, found));
  }
}
