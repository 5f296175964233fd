package touchline.server.room;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Entry;
import touchline.engine.Seat;

/// Which entries of the record stand, as far back as the sitting goes: the sitting knows moves, the
/// record knows numbers, and undoing needs both.
final class Ledger {
  private record Stands(int n, Seat seat) {}

  private final int base;
  private final List<Stands> standing = new ArrayList<>();
  private int count;

  /// A sitting that starts after entry `base`.
  Ledger(int base) {
    this.base = base;
    this.count = base;
  }

  /// The entry before the sitting's first.
  int base() {
    return base;
  }

  /// How many entries the record has.
  int count() {
    return count;
  }

  /// Takes the next entry down; gives the numbers of those it took back.
  List<Integer> add(Entry entry) {
    count++;
    return switch (entry) {
      case Entry.Played(Seat seat, var _) -> {
        standing.add(new Stands(count, seat));
        yield List.of();
      }
      case Entry.Undone(Seat seat, int moves) -> strike(seat, moves);
      case Entry.Rewound(int moves) -> strike(null, moves);
    };
  }

  /// How many entries from this one on stand; 0 if it does not stand itself.
  int standingFrom(int n) {
    for (int i = 0; i < standing.size(); i++)
      if (standing.get(i).n == n) return standing.size() - i;
    return 0;
  }

  /// The number of the seat's last move that stands; 0 if there is none here.
  int lastOf(Seat seat) {
    for (int i = standing.size() - 1; i >= 0; i--)
      if (standing.get(i).seat == seat) return standing.get(i).n;
    return 0;
  }

  private List<Integer> strike(@org.jspecify.annotations.Nullable Seat seat, int moves) {
    var struck = new ArrayList<Integer>();
    for (int i = standing.size() - 1; i >= 0 && struck.size() < moves; i--) {
      if (seat == null || standing.get(i).seat == seat) struck.add(standing.remove(i).n);
    }
    return struck;
  }
}
