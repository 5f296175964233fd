package touchline.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import touchline.bots.Bots;
import touchline.engine.Bot;
import touchline.engine.Game;
import touchline.engine.Rng;
import touchline.engine.Setup;
import touchline.engine.State;

/// Many games between bots on all cores. Each game has its own seed, and only whole numbers are
/// summed, so that the results are the same whatever the number of threads.
public final class Simulation {
  private static final int STRETCH = 4;

  /// What is to be played.
  ///
  /// @param game the game
  /// @param setup seats, options and content
  /// @param levels a level for each seat
  /// @param rotate whether the levels go one seat further in every game
  /// @param games how many games
  /// @param seed from which each game's own seed comes
  public record Order<S extends State<S>>(
      Game<S> game, Setup setup, List<String> levels, boolean rotate, int games, long seed) {
    /// @throws IllegalArgumentException if there is not a level for each seat
    public Order {
      levels = List.copyOf(levels);
      if (levels.size() != setup.seats()) {
        throw new IllegalArgumentException(
            "found " + levels.size() + " levels, expected " + setup.seats());
      }
    }

    /// The levels by seat in the game with this number.
    List<String> seated(int number) {
      if (!rotate) return levels;
      var turned = new ArrayList<String>();
      for (int i = 0; i < levels.size(); i++) {
        turned.add(levels.get((i + number) % levels.size()));
      }
      return turned;
    }

    /// The seed of the game with this number.
    long seedOf(int number) {
      return new Rng(seed ^ number * 0x9E3779B97F4A7C15L).next();
    }
  }

  private Simulation() {}

  /// Plays all the games on this many threads; `progress` hears how many are done, from any thread.
  ///
  /// @throws Playout.Broken if a bot or the game fails
  public static <S extends State<S>> Tally run(
      Order<S> order, int threads, List<Counting<S>> countings, IntConsumer progress) {
    var next = new AtomicInteger();
    var done = new AtomicInteger();
    var stopped = new AtomicBoolean();
    var all = new Tally();
    try (var workers = Executors.newFixedThreadPool(threads)) {
      var tasks = new ArrayList<Future<Tally>>();
      for (int i = 0; i < threads; i++) {
        tasks.add(workers.submit(() -> work(order, next, done, stopped, countings, progress)));
      }
      for (var task : tasks) all.add(await(task, stopped));
    }
    return all;
  }

  private static <S extends State<S>> Tally work(
      Order<S> order,
      AtomicInteger next,
      AtomicInteger done,
      AtomicBoolean stopped,
      List<Counting<S>> countings,
      IntConsumer progress) {
    var tally = new Tally();
    var playout = new Playout<>(order.game, order.setup);
    try {
      for (int from = next.getAndAdd(STRETCH); from < order.games; from = next.getAndAdd(STRETCH)) {
        int to = Math.min(order.games, from + STRETCH);
        for (int number = from; number < to && !stopped.get(); number++) {
          play(order, playout, number, countings, tally);
          progress.accept(done.incrementAndGet());
        }
      }
    } catch (RuntimeException e) {
      stopped.set(true);
      throw e;
    }
    return tally;
  }

  private static <S extends State<S>> void play(
      Order<S> order, Playout<S> playout, int number, List<Counting<S>> countings, Tally tally) {
    var levels = order.seated(number);
    var bots = new ArrayList<Bot>();
    for (var level : levels) bots.add(Bots.find(order.setup.content(), level));
    var watchers = countings.stream().map(c -> c.watch(order.game, levels, tally)).toList();
    playout.play(bots, order.seedOf(number), new Watchers<>(watchers));
  }

  private static Tally await(Future<Tally> task, AtomicBoolean stopped) {
    try {
      return task.get();
    } catch (ExecutionException e) {
      stopped.set(true);
      if (e.getCause() instanceof RuntimeException cause) throw cause;
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      stopped.set(true);
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
