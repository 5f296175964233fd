package touchline.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import touchline.engine.record.Check;
import touchline.engine.record.GameRecord;
import touchline.engine.record.Head;
import touchline.engine.record.Line;

/// Positions from which no decision ever follows are told as such, in bounded time.
class EndlessTest {
  record Throw() implements Move {}

  record Go(int where) implements Move {}

  static final class Place implements State<Place> {
    static final int ASK = 0;
    static final int LUCK = 1;
    static final int NOWHERE = 2;

    int where;
    boolean loaded;

    @Override
    public Place copy() {
      var copy = new Place();
      copy.loaded = loaded;
      copy.where = where;
      return copy;
    }
  }

  /// Asks where to go: to luck that throws for ever, or to phases that are over at once for ever.
  static final class Maze extends PhasedGame<Place> {
    record Nothing() implements View {}

    record At<M extends Move>(Class<M> moves, int here) implements Phase<Place, M> {
      @Override
      public boolean done(Place s) {
        return s.where == Place.NOWHERE;
      }

      @Override
      public Turn turn(Place s) {
        return here == Place.LUCK ? Turn.LUCK : Turn.of(Seat.A);
      }

      @Override
      public void legal(Place s, Seat seat, Moves out) {
        if (here == Place.LUCK) out.add(new Throw());
        else if (seat == Seat.A) for (int to = 0; to <= Place.NOWHERE; to++) out.add(new Go(to));
      }

      @Override
      public Move roll(Place s, Rng rng) {
        return s.where == Place.LUCK && s.loaded ? new Go(Place.NOWHERE) : Phase.super.roll(s, rng);
      }

      @Override
      public void play(Place s, Seat seat, M move, Log log) {
        if (move instanceof Go(int to)) s.where = to;
      }
    }

    private final At<Go> asking = new At<>(Go.class, Place.ASK);
    private final At<Throw> throwing = new At<>(Throw.class, Place.LUCK);

    @Override
    public Title title() {
      return new Title("maze", "Maze", 2, 2, 1, 100, List.of(), List.of());
    }

    @Override
    public Content content(Pack pack) {
      throw new UnsupportedOperationException();
    }

    @Override
    public View box(Content content) {
      return new Nothing();
    }

    @Override
    public Place setup(Setup setup) {
      return new Place();
    }

    @Override
    protected List<Phase<Place, ?>> phases() {
      return List.of(asking, throwing);
    }

    @Override
    protected Phase<Place, ?> phase(Place s) {
      return s.where == Place.LUCK ? throwing : asking;
    }

    @Override
    protected void advance(Place s, Log log) {}

    @Override
    protected Result result(Place s) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void invariants(Place s) {}

    @Override
    public View view(Place s, Viewer viewer) {
      return new Nothing();
    }

    @Override
    public void imagine(Place s, Viewer viewer, Rng rng) {}
  }

  private static final Setup SETUP =
      new Setup(2, new Options(Map.of()), new Content() {}, "standard", "");

  private static Sitting<Place> at(int where) {
    var start = new Place();
    start.where = where;
    return new Sitting<>(new Maze(), start, 2, () -> new Rng(1));
  }

  @Test
  void luck_without_end_is_told() {
    assertThatThrownBy(() -> at(Place.LUCK).start())
        .isInstanceOf(EndlessException.class)
        .hasMessageContaining("10000 throws");
    var sitting = at(Place.ASK);
    assertThatThrownBy(() -> sitting.submit(Seat.A, 0, List.of(new Go(Place.LUCK))))
        .isInstanceOf(EndlessException.class);
  }

  @Test
  void luck_that_could_not_be_replayed_is_told() {
    var start = new Place();
    start.where = Place.LUCK;
    start.loaded = true;
    var sitting = new Sitting<>(new Maze(), start, 2, () -> new Rng(1));
    assertThatThrownBy(sitting::start)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no outcome");
  }

  @Test
  void phases_without_end_are_told() {
    assertThatThrownBy(() -> at(Place.ASK).submit(Seat.A, 0, List.of(new Go(Place.NOWHERE))))
        .isInstanceOf(EndlessException.class)
        .hasMessageContaining("10000 phases");
  }

  @Test
  void a_check_of_such_a_record_names_the_line() {
    var head = new Head("maze", 1, 2, "", "", new TreeMap<>(), "none", "", List.of("where 0"));
    var lines = List.<Line>of(new Line.Made(5, new Entry.Played(Seat.A, new Go(Place.NOWHERE))));
    var failure = Check.run(new Maze(), SETUP, new GameRecord(head, lines), (_, _) -> {});
    assertThat(failure.line()).isEqualTo(5);
    assertThat(failure.expected()).isEqualTo("a position that can be");
    assertThat(failure.found()).contains("no decision after 10000 phases");
  }
}
