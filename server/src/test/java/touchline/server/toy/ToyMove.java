package touchline.server.toy;

import touchline.engine.Move;

/// All moves of the toy.
interface ToyMove {
  sealed interface Dealing extends Move {}

  record Deal(int value) implements Dealing {}

  sealed interface Picking extends Move {}

  record Pick(int number) implements Picking {}

  sealed interface Bidding extends Move {}

  record Raise(int price) implements Bidding {}

  record Pass() implements Bidding {}

  sealed interface Aside extends Move {}

  record Wave() implements Aside {}
}
