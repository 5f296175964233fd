package touchline.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import touchline.engine.Seat;

/// Who listens stays on the list whoever goes at the same moment.
class StreamsTest {
  private static final int TIMES = 50_000;

  /// Comes and goes; the first time that it was let in and yet not on the list, or 0.
  private static Callable<Integer> visits(Streams streams, Seat seat) {
    return () -> {
      for (int i = 1; i <= TIMES; i++) {
        var listener = new Listener(seat, "");
        if (!streams.open("table", listener) || !streams.listens("table", seat)) return i;
        streams.close("table", listener);
        if (streams.listens("table", seat)) return i;
      }
      return 0;
    };
  }

  @Test
  void nobodyIsLostWhenAnotherLeaves() throws Exception {
    var streams = new Streams();
    try (var threads = Executors.newFixedThreadPool(2)) {
      var a = threads.submit(visits(streams, Seat.A));
      var b = threads.submit(visits(streams, Seat.B));
      assertThat(a.get()).isZero();
      assertThat(b.get()).isZero();
    }
  }

  @Test
  void thereIsRoomForSoManyAndNoMore() {
    var streams = new Streams();
    for (int i = 0; i < Streams.MOST; i++)
      assertThat(streams.open("table", new Listener(Seat.A, ""))).isTrue();
    var late = new Listener(Seat.B, "");
    assertThat(streams.open("table", late)).isFalse();
    assertThat(streams.listens("table", Seat.B)).isFalse();
  }
}
