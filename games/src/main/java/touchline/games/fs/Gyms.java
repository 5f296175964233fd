package touchline.games.fs;

import java.util.stream.IntStream;
import touchline.engine.Moves;
import touchline.engine.Rule;

/// Gyms: three to five footballers of one sector in each, or none.
@Rule({"FS-042", "FS-043", "FS-045"})
final class Gyms {
  static final int LEAST = 3;
  static final int MOST = 5;

  private Gyms() {}

  /// Whether he may go into a gym, from bench or hand; the limit of the bench is no matter.
  @Rule({"FS-046", "FS-A43", "FS-A44"})
  static boolean ready(FsState s, int man) {
    return man >= 0 && (s.onBench(man, s.active) || s.holds(s.active, man));
  }

  /// Whether he may join the group in that gym.
  @Rule({"FS-043", "FS-045", "FS-A39"})
  static boolean admits(FsState s, int which, int man) {
    int there = owns(s, which) ? s.inGym(which) : 0;
    return there > 0 && there < MOST && ready(s, man) && sector(s, which) == s.man(man).sector();
  }

  @Rule("FS-044")
  static boolean owns(FsState s, int which) {
    return which >= 0 && which < FsState.GYMS && s.gym[which] == s.active;
  }

  /// The active player's first empty gym, from 0, or -1: empty gyms are alike.
  @Rule({"FS-044", "FS-A42"})
  static int empty(FsState s) {
    for (int g = 0; g < FsState.GYMS; g++) if (owns(s, g) && s.inGym(g) == 0) return g;
    return FsState.NOBODY;
  }

  /// Every group of three that could go into an empty gym. Three at once, for a group begun one by
  /// one would tell what else is in the hand.
  @Rule({"FS-043", "FS-A75"})
  static void groups(FsState s, Moves out) {
    int gym = empty(s);
    if (gym < 0) return;
    for (var sector : Sector.values()) {
      var numbers = numbers(s, sector);
      for (int a = 0; a < numbers.length; a++)
        for (int b = a + 1; b < numbers.length; b++)
          for (int c = b + 1; c < numbers.length; c++)
            out.add(new FsMove.Group(gym + 1, numbers[a], numbers[b], numbers[c]));
    }
  }

  private static int[] numbers(FsState s, Sector sector) {
    return IntStream.range(0, FsContent.FOOTBALLERS)
        .filter(f -> ready(s, f) && s.man(f).sector() == sector)
        .map(f -> s.man(f).number())
        .sorted()
        .toArray();
  }

  private static Sector sector(FsState s, int which) {
    for (int f = 0; f < FsContent.FOOTBALLERS; f++)
      if (s.lies[f] == FsState.FIRST_GYM + which) return s.man(f).sector();
    throw new IllegalStateException("nobody in gym " + which);
  }

  @Rule({"FS-011", "FS-026", "FS-046"})
  static void enter(FsState s, int which, int man) {
    if (s.holds(s.active, man)) Cards.play(s, s.active, man);
    s.lies[man] = (byte) (FsState.FIRST_GYM + which);
    s.fresh[man] = true;
  }

  /// Whether he may return alone: not in the turn he came, and not if too few were left.
  @Rule({"FS-048", "FS-A38", "FS-A40"})
  static boolean releases(FsState s, int seat, int man) {
    int which = s.lies[man] - FsState.FIRST_GYM;
    return which >= 0 && s.gym[which] == seat && !s.fresh[man] && s.inGym(which) > LEAST;
  }

  /// Whether all may return.
  @Rule({"FS-048", "FS-A38"})
  static boolean clears(FsState s, int seat, int which) {
    if (which < 0 || which >= FsState.GYMS || s.gym[which] != seat) return false;
    for (int f = 0; f < FsContent.FOOTBALLERS; f++)
      if (s.lies[f] == FsState.FIRST_GYM + which && s.fresh[f]) return false;
    return s.inGym(which) > 0;
  }

  /// Everybody in it goes to the bench of its owner.
  @Rule("FS-A40")
  static void clear(FsState s, int which) {
    for (int f = 0; f < FsContent.FOOTBALLERS; f++)
      if (s.lies[f] == FsState.FIRST_GYM + which) s.lies[f] = s.gym[which];
  }
}
