package touchline.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import touchline.engine.Seat;
import touchline.engine.Spectator;

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
  void spectatorsTakeNoSeatsPlace() {
    var streams = new Streams();
    for (int i = 0; i < Streams.OF_SPECTATORS; i++)
      assertThat(streams.open("table", new Listener(Spectator.SPECTATOR, ""))).isTrue();
    assertThat(streams.open("table", new Listener(Spectator.SPECTATOR, ""))).isFalse();
    assertThat(streams.open("table", new Listener(Seat.B, ""))).isTrue();
    assertThat(streams.listens("table", Seat.B)).isTrue();
  }

  @Test
  void aSeatsNewestStreamTakesThePlaceOfItsOldest() throws Exception {
    var streams = new Streams();
    var other = new Listener(Seat.B, "");
    streams.open("table", other);
    var own = new ArrayList<Listener>();
    for (int i = 0; i <= Streams.OF_A_SEAT; i++) own.add(new Listener(Seat.A, ""));
    for (var listener : own) assertThat(streams.open("table", listener)).isTrue();
    assertThat(own.getFirst().next(0)).isEqualTo(new Listener.Signal.Ended("replaced"));
    for (var listener : own.subList(1, own.size()))
      assertThat(listener.next(0)).isEqualTo(new Listener.Signal.Silence());
    assertThat(other.next(0)).isEqualTo(new Listener.Signal.Silence());
  }
}
