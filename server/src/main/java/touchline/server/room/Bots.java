package touchline.server.room;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.engine.Bot;
import touchline.engine.Move;
import touchline.engine.Outcome;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;
import touchline.server.Config;
import touchline.server.Fault;

/// Lets bots and standing orders act, one decision at a time, each an ordinary submission. One
/// virtual thread a table sees to the order and the pace; the thinking itself is done on threads of
/// its own, so that a bot that never ends takes no carrier from the requests.
final class Bots implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Bots.class);
  private static final SecureRandom SECURE = new SecureRandom();
  private static final long LONGEST_THOUGHT_MILLIS = 10_000;
  private static final long RETRY_MILLIS = 2_000;
  private static final int MOST_DOUBLINGS = 5;
  private static final int SERVER_FAULT = 500;

  private record Errand(
      Seat seat,
      long decision,
      int pace,
      @Nullable Bot bot,
      Bot.Question question,
      List<Move> plan) {}

  private final Config config;
  private final ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor();
  private final ExecutorService thinking =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("bot-", 0).factory());

  /// How often in a row a table's bots could not go on.
  private final Map<String, Integer> failures = new ConcurrentHashMap<>();

  private Consumer<String> wakes = _ -> {};

  Bots(Config config) {
    this.config = config;
  }

  /// How a table, by its id, is opened again.
  void wakes(Consumer<String> how) {
    wakes = how;
  }

  /// Sees whether there is anything to do at this table; to be called under its lock.
  void kick(Room room) {
    if (room.working() || room.dropped() || !mayAct(room)) return;
    try {
      room.working(true);
      tables.execute(() -> work(room));
    } catch (RejectedExecutionException e) {
      room.working(false); // the server closes
    }
  }

  /// Stops; what was not submitted by now never happened.
  @Override
  public void close() {
    tables.shutdownNow();
    thinking.shutdownNow();
    try {
      if (!tables.awaitTermination(5, TimeUnit.SECONDS)) LOG.warn("a table's bots did not stop");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void work(Room room) {
    try {
      for (var errand = next(room); errand != null; errand = next(room)) {
        long start = System.nanoTime();
        var moves = errand.bot == null ? errand.plan : thought(errand.bot, errand);
        long spent = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        if (errand.pace > spent) Thread.sleep(errand.pace - spent);
        if (!submit(room, errand, moves)) return;
      }
      if (room.dropped()) again(room.id());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.error("table {}: bots stopped", room.id(), e);
      drop(room);
    }
  }

  /// The room is gone, because something could not be stored or told: opens the table again after a
  /// while, and again, until it can be, for nobody else may ever ask for it.
  private void again(String table) throws InterruptedException {
    while (true) {
      Thread.sleep(pauseMillis(failures.getOrDefault(table, 1)));
      try {
        wakes.accept(table);
        return;
      } catch (Fault e) {
        LOG.info("table {} is not opened for its bots", table, e);
        failures.remove(table);
        return;
      } catch (RuntimeException e) {
        failed(table, "bots try again later", e);
      }
    }
  }

  /// A disk stays full for long: each time the pause is twice as long, up to a minute or so.
  static long pauseMillis(int failures) {
    return RETRY_MILLIS << Math.clamp(failures - 1L, 0, MOST_DOUBLINGS);
  }

  /// The first of a row is told with its trace, the others in a line.
  private void failed(String table, String what, RuntimeException e) {
    int times = failures.merge(table, 1, Integer::sum);
    if (times == 1) LOG.warn("table {}: {}", table, what, e);
    else LOG.warn("table {}: {}, {} times by now", table, what, times);
  }

  /// The next thing to be done; if there is none, the work is over.
  private @Nullable Errand next(Room room) {
    room.lock.lock();
    try {
      var errand = room.dropped() || Thread.currentThread().isInterrupted() ? null : errand(room);
      if (errand == null) room.working(false);
      return errand;
    } finally {
      room.lock.unlock();
    }
  }

  /// Whether the table waits for a bot or for somebody with a standing order; what they do is
  /// worked out once they are at work.
  private static boolean mayAct(Room room) {
    if (room.stuck() || !(room.play().sitting().turn() instanceof Turn.Decide(Seats seats)))
      return false;
    return room.roster().chairs().stream()
        .anyMatch(c -> seats.has(c.seat()) && (c.isBot() || room.order(c.seat()) != null));
  }

  private @Nullable Errand errand(Room room) {
    if (room.stuck() || !(room.play().sitting().turn() instanceof Turn.Decide(Seats seats)))
      return null;
    for (var chair : room.roster().chairs()) {
      if (!seats.has(chair.seat())) continue;
      var errand = errand(room, chair);
      if (errand != null) return errand;
    }
    return null;
  }

  private @Nullable Errand errand(Room room, Chair chair) {
    var seat = chair.seat();
    var sitting = room.play().sitting();
    var view = sitting.view(seat);
    var moves = sitting.legal(seat);
    var question =
        new Bot.Question(seat, view, moves, sitting.asides(seat), new Rng(SECURE.nextLong()));
    long decision = sitting.decision(seat);
    int pace = room.table().pace();
    if (chair.isBot()) {
      var bot = config.bots().apply(room.play().setup().content(), chair.bot());
      return new Errand(seat, decision, pace, bot, question, List.of());
    }
    var order = room.order(seat);
    if (order == null) return null;
    return order.next(view, moves, room.play().notation()) instanceof Order.Next.Submit(var move)
        ? new Errand(seat, decision, pace, null, question, List.of(move))
        : null;
  }

  private List<Move> thought(Bot bot, Errand errand) throws InterruptedException {
    var thought = thinking.submit(() -> bot.choose(errand.question));
    try {
      return thought.get(LONGEST_THOUGHT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException e) {
      thought.cancel(true);
      LOG.warn("the bot of seat {} gave no answer: {}", errand.seat, String.valueOf(e.getCause()));
      LOG.debug("the first legal move is made", e);
      return List.of();
    }
  }

  /// Whether to go on: not if the move is one that can never be.
  private boolean submit(Room room, Errand errand, List<Move> moves) {
    room.lock.lock();
    try {
      if (room.dropped() || !stands(room, errand)) return true;
      var outcome =
          moves.isEmpty() ? null : Playing.submit(room, errand.seat, errand.decision, moves);
      if (outcome instanceof Outcome.Refused(var refusal, int index)) {
        LOG.warn("the bot of seat {} chose {} at {}: {}", errand.seat, moves, index, refusal);
      }
      if (!(outcome instanceof Outcome.Accepted)) fallBack(room, errand);
      failures.remove(room.id());
      return true;
    } catch (Fault e) {
      failed(room.id(), "a bot's move was not stored", e);
      room.working(false);
      room.drop();
      return e.status() >= SERVER_FAULT;
    } finally {
      room.lock.unlock();
    }
  }

  /// Whether the question is still open and put to the same player.
  private static boolean stands(Room room, Errand errand) {
    boolean same = room.play().sitting().decision(errand.seat) == errand.decision;
    boolean botPlays = room.roster().at(errand.seat).isBot();
    return same && (errand.bot != null ? botPlays : !botPlays && room.order(errand.seat) != null);
  }

  private static void fallBack(Room room, Errand errand) {
    for (var move : errand.question.moves().list()) {
      var outcome = Playing.submit(room, errand.seat, errand.decision, List.of(move));
      if (outcome instanceof Outcome.Accepted) return;
    }
    LOG.error("table {}: seat {} has no legal move", room.id(), errand.seat);
    room.stuck(true);
  }

  private static void drop(Room room) {
    room.lock.lock();
    try {
      room.working(false);
      room.drop();
    } finally {
      room.lock.unlock();
    }
  }
}
