package touchline.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Match of the Season, on one core: through the interfaces, and the limit.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class SeasonBenchmark {
  private final Subject<?> subject = Subject.season();
  private final Limit limit = Subject.limit();
  private final Limit other = Subject.limit();

  /// A whole random game through the interfaces.
  @Benchmark
  public int games() {
    return subject.game();
  }

  /// A whole random game of the limit.
  @Benchmark
  public int limitGames() {
    return limit.game();
  }

  /// A copy of a state.
  @Benchmark
  public Object copies() {
    return subject.copy();
  }

  /// A copy of the limit's state, into one that is there.
  @Benchmark
  public int limitCopies() {
    other.take(limit);
    return other.day;
  }

  /// A copy in which what seat A cannot know is dealt anew.
  @Benchmark
  public Object imagined() {
    return subject.imagined();
  }

  /// A list of the legal moves of whoever is asked.
  @Benchmark
  public int legalLists() {
    return subject.legal();
  }
}
