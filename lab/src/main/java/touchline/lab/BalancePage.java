package touchline.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// A report as a page of the documents: what was played, shares beside the equal share, means, and
/// every card's lift, the largest first.
public final class BalancePage {
  private static final double BAND = 0.015;
  private static final double LIFT = 0.05;

  private final Report report;
  private final String title;
  private final String command;
  private final StringBuilder page = new StringBuilder();

  private BalancePage(Report report, String title, String command) {
    this.report = report;
    this.title = title;
    this.command = command;
  }

  /// The page as Markdown; `command` is how to make it again.
  public static String of(Report report, String title, String command) {
    return new BalancePage(report, title, command).write();
  }

  private String write() {
    say("# " + title + ": balance");
    say("");
    say(
        "%d games, seats %s, seed %d. This page is written by the command `%s`; intervals are 95 %%."
            .formatted(report.games(), String.join(", ", report.seats()), report.seed(), command));
    shares();
    means();
    lifts();
    return page.toString();
  }

  private void say(String line) {
    page.append(line).append('\n');
  }

  private List<Row> rows(String beginning) {
    return report.rows().stream().filter(r -> r.measure().startsWith(beginning)).toList();
  }

  private void shares() {
    double equal = 1.0 / report.seats().size();
    say("");
    say("## Who wins");
    say("");
    say("| by | of | share | 95 % interval | n | equal share ± 1.5 points |");
    say("|---|---|---|---|---|---|");
    for (var r : rows("win-")) {
      boolean within = Math.abs(r.value() - equal) <= BAND;
      var verdict = within ? "within" : r.value() > equal ? "above" : "below";
      say(
          "| %s | %s | %s | %s to %s | %d | %s |"
              .formatted(
                  r.measure().substring("win-by-".length()),
                  r.of(),
                  shown(r, r.value()),
                  shown(r, r.low()),
                  shown(r, r.high()),
                  r.n(),
                  verdict));
    }
  }

  private void means() {
    say("");
    say("## Points, lengths, money");
    say("");
    say(
        "Lengths are moves of managers and throws or draws of luck; cash in thousands of euro and"
            + " stars of the squad are means of the teams at the season's end.");
    say("");
    say("| what | of | value | 95 % interval |");
    say("|---|---|---|---|");
    for (var r : report.rows()) {
      if (r.measure().startsWith("win-") || lift(r)) continue;
      say(
          "| %s | %s | %s | %s to %s |"
              .formatted(
                  r.measure(), r.of(), shown(r, r.value()), shown(r, r.low()), shown(r, r.high())));
    }
  }

  private static boolean lift(Row r) {
    return r.measure().startsWith("chance-") || r.measure().startsWith("player-");
  }

  private static String shown(Row row, double value) {
    return Report.shown(row, value);
  }

  private void lifts() {
    lifts(
        "chance-drawn",
        "Chance cards",
        "Points of win share above the equal share, for managers who drew the card at least once.");
    lifts(
        "player-dealt",
        "Players dealt at the start",
        "Points of win share above that of all players dealt with the same stars. The deal is chance,"
            + " so this is what the card does.");
    lifts(
        "player-owned",
        "Players owned at the end",
        "Points of win share above that of all players of the same stars and position owned at the"
            + " end.");
  }

  private void lifts(String measure, String heading, String meaning) {
    var rows = new ArrayList<>(rows(measure));
    if (rows.isEmpty()) return;
    rows.sort(Comparator.comparingDouble((Row r) -> -Math.abs(r.value())));
    long beyond = rows.stream().filter(r -> Math.abs(r.value()) > LIFT).count();
    long surely = rows.stream().filter(r -> r.low() > LIFT || r.high() < -LIFT).count();
    say("");
    say("## " + heading);
    say("");
    say(meaning);
    say(
        String.format(
            Locale.ROOT,
            "Of %d cards %d lie beyond ±5 points, %d of them with the whole interval.",
            rows.size(),
            beyond,
            surely));
    say("");
    say("| card | lift | 95 % interval | n |");
    say("|---|---|---|---|");
    for (var r : rows) {
      say(
          "| %s | %s | %s to %s | %d |"
              .formatted(
                  r.of(), shown(r, r.value()), shown(r, r.low()), shown(r, r.high()), r.n()));
    }
  }
}
