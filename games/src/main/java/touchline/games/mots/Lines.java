package touchline.games.mots;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Pack;
import touchline.engine.Problem;

/// Notes what is wrong with a pack, at the line of its file where there is one.
final class Lines {
  private final Pack pack;
  private final List<Problem> problems = new ArrayList<>();

  Lines(Pack pack) {
    this.pack = pack;
  }

  /// How many rows the file has.
  int rows(String file) {
    return all(file).size();
  }

  /// Something wrong in one row, counted from 0.
  void row(String file, int row, String found, String expected) {
    problems.add(new Problem(file, all(file).get(row).line(), found, expected));
  }

  private List<Pack.Row> all(String file) {
    return requireNonNull(pack.sheets().get(file)).rows();
  }

  /// Something wrong with the file as a whole: a count.
  void file(String file, String found, String expected) {
    problems.add(new Problem(file, 0, found, expected));
  }

  /// All that was noted, in that order.
  List<Problem> problems() {
    return problems;
  }
}
