package touchline.engine.record;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import touchline.engine.Entry;
import touchline.engine.Notation;
import touchline.engine.NotationException;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Reads records; what a redacted record hides (`LUCK ?`) is left out. Everything after `#` is a
/// comment; empty lines are passed over.
public final class RecordReader {
  /// The most characters a record may have.
  @Rule("TABLE-010")
  public static final int LONGEST = 4_000_000;

  private static final List<String> HEAD_WORDS =
      List.of("game", "edition", "seats", "pack", "option", "seed", "redacted", "at");

  private RecordReader() {}

  /// The head alone, from which the game can be told.
  ///
  /// @throws NotationException naming the line
  public static Head head(String text) {
    if (text.length() > LONGEST)
      throw new NotationException("the record is longer than " + LONGEST + " characters");
    var head = new Heading();
    for (var line : lines(text)) {
      if (!HEAD_WORDS.contains(line.words.getFirst())) break;
      at(line, () -> head.take(line.words, line.text));
    }
    return head.done();
  }

  /// The whole record.
  ///
  /// @throws NotationException naming the line
  public static GameRecord read(String text, Notation notation) {
    var head = head(text);
    var out = new ArrayList<Line>();
    boolean started = false;
    for (var line : lines(text)) {
      if (!started && HEAD_WORDS.contains(line.words.getFirst())) continue;
      started = true;
      if (!head.redacted().isEmpty() && line.words.getLast().equals("?")) continue; // hidden luck
      at(line, () -> out.add(line(line, notation)));
    }
    return new GameRecord(head, out);
  }

  private record Raw(int number, String text, List<String> words) {
    String from(int word) {
      return String.join(" ", words.subList(Math.min(word, words.size()), words.size()));
    }
  }

  private static Line line(Raw raw, Notation notation) {
    int n = raw.number;
    return switch (raw.words.getFirst()) {
      case "undo" -> new Line.Made(n, new Entry.Undone(seat(word(raw, 1)), number(word(raw, 2))));
      case "rewind" -> new Line.Made(n, new Entry.Rewound(number(word(raw, 1))));
      case "refuse" -> refuse(raw, notation);
      case "offers" -> new Line.Offers(n, seat(word(raw, 1)), notation.read(raw.from(2)));
      case "expect" -> new Line.Expect(n, word(raw, 1), word(raw, 2), raw.from(3));
      case "over" -> new Line.Over(n, raw.from(1));
      default ->
          new Line.Made(
              n, new Entry.Played(seat(raw.words.getFirst()), notation.read(raw.from(1))));
    };
  }

  private static Line refuse(Raw raw, Notation notation) {
    int last = raw.words.size() - 1;
    if (last < 3) throw new NotationException("expected: refuse SEAT MOVE RULE");
    var move = notation.read(String.join(" ", raw.words.subList(2, last)));
    return new Line.Refuse(raw.number, seat(word(raw, 1)), move, raw.words.get(last));
  }

  private static Seat seat(String word) {
    for (var seat : Seat.values()) if (seat.name().equals(word)) return seat;
    throw new NotationException(
        "found "
            + word
            + ", expected a seat A to H, LUCK, undo, rewind, refuse, offers, expect or over");
  }

  static int number(String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new NotationException("found " + word + ", expected a whole number");
    }
  }

  private static String word(Raw raw, int index) {
    if (index >= raw.words.size()) throw new NotationException("the line is too short");
    return raw.words.get(index);
  }

  private static List<Raw> lines(String text) {
    var out = new ArrayList<Raw>();
    int number = 0;
    for (var whole : text.split("\\R", -1)) {
      number++;
      int hash = whole.indexOf('#');
      var line = (hash < 0 ? whole : whole.substring(0, hash)).trim();
      if (!line.isEmpty()) out.add(new Raw(number, line, List.of(line.split("\\s+"))));
    }
    return out;
  }

  private static void at(Raw line, Runnable task) {
    try {
      task.run();
    } catch (NotationException e) {
      throw new NotationException("line " + line.number + ": " + e.text());
    }
  }

  /// The head as it is being read.
  private static final class Heading {
    private String game = "";
    private int edition = 1;
    private int seats;
    private String pack = "";
    private String hash = "";
    private String seed = "none";
    private String redacted = "";
    private final TreeMap<String, String> options = new TreeMap<>();
    private final Set<String> given = new HashSet<>();
    private final List<String> position = new ArrayList<>();

    void take(List<String> words, String text) {
      if (words.size() < 2)
        throw new NotationException("expected a value after " + words.getFirst());
      once(words);
      switch (words.getFirst()) {
        case "game" -> game = words.get(1);
        case "edition" -> edition = number(words.get(1));
        case "seats" -> seats = number(words.get(1));
        case "pack" -> {
          pack = words.get(1);
          hash = words.size() > 2 ? words.get(2) : "";
        }
        case "option" -> options.put(words.get(1), words.size() > 2 ? words.get(2) : "");
        case "seed" -> seed = words.get(1);
        case "redacted" -> redacted = words.getLast();
        case "at" -> position.add(text.substring(2).trim());
        default -> throw new NotationException("found " + words.getFirst());
      }
    }

    private void once(List<String> words) {
      var first = words.getFirst();
      if (first.equals("at")) return; // a field may be put together from several lines
      var what = first.equals("option") ? first + " " + words.get(1) : first;
      if (!given.add(what))
        throw new NotationException("found " + what + " again, expected it once");
    }

    Head done() {
      if (game.isEmpty()) throw new NotationException("found no line: game NAME");
      if (!given.contains("seats")) throw new NotationException("found no line: seats NUMBER");
      return new Head(game, edition, seats, pack, hash, options, seed, redacted, position);
    }
  }
}
