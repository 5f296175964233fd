package touchline.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.NotationException;
import touchline.engine.Rule;

/// Records as text: what is read, and how what cannot be read is named.
final class RecordReaderTest {
  @Test
  void everyKindOfLineIsReadAndWrittenAgain() {
    var text =
        """
        game parlour
        edition 3
        seats 2
        pack standard abc
        option rounds 1
        seed 5
        at heap 0=2
        A add 2
        LUCK die 6
        undo A 1
        rewind 2
        refuse B add 4 PAR-002
        offers A ready
        expect A coughs[0] 0
        expect all heap 1 2
        over played 1 1 points 3 4
        """;
    var record = RecordReader.read(text, Records.NOTATION);
    assertThat(RecordWriter.write(record, Records.NOTATION)).isEqualTo(text);
    assertThat(record.entries()).hasSize(4);
    assertThat(record.lines().getFirst().number()).isEqualTo(8);
    assertThat(record.head().chosen().chosen()).containsEntry("rounds", "1");
  }

  @Test
  void commentsAndEmptyLinesArePassedOver() {
    var record =
        RecordReader.read(
            "# a bug\n\ngame parlour # this one\r\nseats 2\n  \nA ready # PAR-002\n",
            Records.NOTATION);
    assertThat(record.entries()).hasSize(1);
    assertThat(record.lines().getFirst().number()).isEqualTo(6);
    assertThat(record.head().edition()).isEqualTo(1);
    assertThat(record.head().seed()).isEqualTo("none");
  }

  @Test
  void theHeadTellsWhatItLacks() {
    unreadable("", "found no line: game NAME");
    unreadable("game parlour\n", "found no line: seats NUMBER");
    unreadable("game\n", "line 1: expected a value after game");
    unreadable("game parlour\nseats two\n", "line 2: found two, expected a whole number");
  }

  @ParameterizedTest
  @CsvSource({
    "game, parlour",
    "edition, 1",
    "seats, 3",
    "pack, own",
    "option house, on",
    "seed, 4",
    "redacted, A"
  })
  void theHeadSaysEachThingOnce(String what, String value) {
    var line = what + " " + value + "\n";
    assertThatThrownBy(() -> RecordReader.head("game parlour\nseats 2\n" + line + line))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith(": found " + what + " again, expected it once");
  }

  @Test
  void linesThatCannotBeReadAreNamed() {
    var head = "game parlour\nseats 2\n";
    unreadable(
        head + "Z ready\n",
        "line 3: found Z, expected a seat A to H, LUCK, undo, rewind, refuse, offers, expect or over");
    unreadable(head + "A jump\n", "line 3: found jump, expected a move: [add, ready, die, cough]");
    unreadable(head + "A\n", "line 3: found nothing, expected a move: [add, ready, die, cough]");
    unreadable(head + "undo\n", "line 3: the line is too short");
    unreadable(head + "undo A\n", "line 3: the line is too short");
    unreadable(head + "undo A some\n", "line 3: found some, expected a whole number");
    unreadable(head + "refuse A ready\n", "line 3: expected: refuse SEAT MOVE RULE");
    unreadable(
        head + "A ready\nseats 3\n",
        "line 4: found seats, expected a seat A to H, LUCK, undo, rewind, refuse, offers, expect or over");
  }

  @Rule("TABLE-010")
  @Test
  void recordsHaveABound() {
    unreadable(
        "#".repeat(RecordReader.LONGEST + 1), "the record is longer than 4000000 characters");
  }

  private static void unreadable(String text, String why) {
    assertThatThrownBy(() -> RecordReader.read(text, Records.NOTATION))
        .isInstanceOf(NotationException.class)
        .hasMessage(why);
  }
}
