package touchline.server.toy;

import java.util.List;
import touchline.engine.Event;
import touchline.engine.Seat;

/// What the toy tells.
sealed interface ToyEvent extends Event {
  record Dealt(String rule, Seat seat, int value) implements ToyEvent {}

  record Chosen(String rule, Seat seat) implements ToyEvent {}

  record Revealed(String rule, List<Integer> picks) implements ToyEvent {}

  record Raised(String rule, Seat seat, int price) implements ToyEvent {}

  record Sold(String rule, Seat seat, int price) implements ToyEvent {}

  record Waved(String rule, Seat seat) implements ToyEvent {}
}
