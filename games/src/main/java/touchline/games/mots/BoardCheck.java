package touchline.games.mots;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import touchline.engine.Rule;
import touchline.engine.Words;

/// Nations, board and fixtures of a pack: what refers to what, and the days that are fixed.
final class BoardCheck {
  private static final int NATIONS = 31;

  private final MotsContent content;
  private final Lines lines;
  private final Set<String> codes = new HashSet<>();

  BoardCheck(MotsContent content, Lines lines) {
    this.content = content;
    this.lines = lines;
  }

  void run() {
    nations();
    players();
    board();
    fixtures();
  }

  private void nations() {
    for (int i = 0; i < content.nations().size(); i++) {
      var code = content.nations().get(i).code();
      if (!codes.add(code))
        lines.row("nations.csv", i, "code " + code + " twice", "every code once");
    }
    if (codes.size() > NATIONS)
      lines.file("nations.csv", codes.size() + " nations", "at most " + NATIONS);
  }

  private void players() {
    for (int i = 0; i < content.players().size(); i++)
      known("players.csv", i, content.players().get(i).nation());
  }

  private void known(String file, int row, @Nullable String code) {
    if (code != null && !codes.contains(code))
      lines.row(file, row, "nation " + code, "one of " + String.join(", ", codes));
  }

  @Rule({"MOTS-038", "MOTS-055"})
  private void board() {
    if (content.board().size() != Calendar.DAYS)
      lines.file("board.csv", content.board().size() + " squares", Calendar.DAYS + "");
    for (int i = 0; i < content.board().size(); i++) {
      var day = content.board().get(i);
      for (var code : day.nations()) known("board.csv", i, code);
      if (day.day() != i + 1) lines.row("board.csv", i, "day " + day.day(), "day " + (i + 1));
      else square(i, day);
      if ((day.square() == Square.INTERNATIONAL) == day.nations().isEmpty())
        lines.row(
            "board.csv",
            i,
            day.nations().size() + " nations on day " + day.day(),
            "nations on international squares only");
    }
  }

  @Rule({"MOTS-041", "MOTS-061"}) // the calendar's days are fixed, three apart at least
  private void square(int row, MotsContent.Day day) {
    var fixed = Calendar.fixed(day.day());
    boolean right = fixed == null ? !day.square().isMatchDay() : day.square() == fixed;
    var want = fixed == null ? "a square without matches" : Words.of(fixed);
    if (!right) lines.row("board.csv", row, Words.of(day.square()) + " on day " + day.day(), want);
  }

  @Rule({"MOTS-067", "MOTS-098"}) // every pair home and away, everybody once in a round
  private void fixtures() {
    var pairs = new HashSet<String>();
    for (int i = 0; i < content.fixtures().size(); i++) {
      var r = content.fixtures().get(i);
      if (new HashSet<>(List.of(r.home1(), r.away1(), r.home2(), r.away2())).size() != 4)
        lines.row("fixtures.csv", i, "a team twice in round " + r.round(), "four teams");
      pairs.add(r.home1() + " " + r.away1());
      pairs.add(r.home2() + " " + r.away2());
    }
    if (content.fixtures().size() != Calendar.WEEKS || pairs.size() != 12)
      lines.file(
          "fixtures.csv",
          content.fixtures().size() + " rounds, " + pairs.size() + " different matches",
          Calendar.WEEKS + " rounds, every pair home and away");
  }
}
