package touchline.games.demo;

import java.util.List;
import touchline.engine.Content;
import touchline.engine.Game;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Pack;
import touchline.engine.Refusal;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Setup;
import touchline.engine.Title;
import touchline.engine.Turn;
import touchline.engine.View;
import touchline.engine.Viewer;

/// The demo with one way of telling what is hidden planted in it: the tests of the laws need
/// something to find.
@SuppressWarnings("ImmutableEnumChecker") // games keep no data
enum Leak implements Game<DemoState> {
  /// Everybody sees how many attacking cards are left in the pile.
  PILE_IN_VIEW {
    @Override
    public View view(DemoState s, Viewer viewer) {
      var v = (DemoView) super.view(s, viewer);
      return new DemoView(
          v.week(),
          v.weeks(),
          v.stage(),
          v.clubs(),
          v.market(),
          v.auction(),
          v.hand(),
          v.laid(),
          s.pile[2],
          v.discarded(),
          v.fixtures());
    }
  },
  /// Who has chosen sees what the first club has laid.
  CHOICE_IN_VIEW {
    @Override
    public View view(DemoState s, Viewer viewer) {
      var v = (DemoView) super.view(s, viewer);
      return new DemoView(
          v.week(),
          v.weeks(),
          v.stage(),
          v.clubs(),
          v.market(),
          v.auction(),
          v.hand(),
          s.stage == Demo.Stage.TEAM_TALKS && s.chosen[0] >= 0
              ? List.of(Talk.at(s.chosen[0]))
              : v.laid(),
          v.pile(),
          v.discarded(),
          v.fixtures());
    }
  },
  /// Passing is offered only while the next club holds no attacking card.
  HAND_IN_MOVES {
    @Override
    public void asides(DemoState s, Seat seat, Moves out) {
      super.asides(s, seat, out);
      if (s.stage == Demo.Stage.TRANSFERS && seat == Seat.A && s.holds(1, 2))
        out.add(new DemoMove.Sell(39));
    }
  },
  /// A refusal names what another club holds.
  HAND_IN_REFUSAL {
    @Override
    public Refusal refuse(DemoState s, Seat seat, Move move) {
      return s.holds(1, 0) && seat == Seat.A ? Refusal.NOT_ON_OFFER : super.refuse(s, seat, move);
    }
  },
  /// A bid tells how many cards of a kind another club holds.
  HAND_IN_EVENT {
    @Override
    public void play(DemoState s, Seat seat, Move move, Log log) {
      super.play(s, seat, move, log);
      if (move instanceof DemoMove.Raise)
        log.tell(() -> new DemoEvent.TurnedOver("DEMO-053", s.hand[DemoState.at(1, 0)]));
    }
  },
  /// Everybody hears which card was drawn.
  DRAW_TOLD_TO_ALL {
    @Override
    public void play(DemoState s, Seat seat, Move move, Log log) {
      super.play(s, seat, move, log);
      if (move instanceof DemoMove.Draw(Seat club, Talk talk))
        log.tell(Seats.EVERYBODY, () -> new DemoEvent.Drawn("DEMO-053", club, talk));
    }
  };

  private final Game<DemoState> demo = DemoTable.GAME;

  @Override
  public Title title() {
    return demo.title();
  }

  @Override
  public List<Class<? extends Move>> moves() {
    return demo.moves();
  }

  @Override
  public Content content(Pack pack) {
    return demo.content(pack);
  }

  @Override
  public View box(Content content) {
    return demo.box(content);
  }

  @Override
  public DemoState setup(Setup setup) {
    return demo.setup(setup);
  }

  @Override
  public Turn turn(DemoState s) {
    return demo.turn(s);
  }

  @Override
  public void legal(DemoState s, Seat seat, Moves out) {
    demo.legal(s, seat, out);
  }

  @Override
  public void asides(DemoState s, Seat seat, Moves out) {
    demo.asides(s, seat, out);
  }

  @Override
  public void play(DemoState s, Seat seat, Move move, Log log) {
    demo.play(s, seat, move, log);
  }

  @Override
  public Refusal refuse(DemoState s, Seat seat, Move move) {
    return demo.refuse(s, seat, move);
  }

  @Override
  public Move roll(DemoState s, Rng rng) {
    return demo.roll(s, rng);
  }

  @Override
  public View view(DemoState s, Viewer viewer) {
    return demo.view(s, viewer);
  }

  @Override
  public void imagine(DemoState s, Viewer viewer, Rng rng) {
    demo.imagine(s, viewer, rng);
  }

  @Override
  public void invariants(DemoState s) {
    demo.invariants(s);
  }

  @Override
  public Seats audience(DemoState s, Seat mover, Move move) {
    return demo.audience(s, mover, move);
  }
}
