package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.engine.Bot;
import touchline.engine.Content;
import touchline.engine.Seat;
import touchline.server.json.Shapes;
import touchline.server.toy.Toy;

/// Computer managers at a table: they play to the end, and no failure of theirs stops it.
class BotsTest {
  @TempDir Path data;

  /// Ways for a bot to go wrong.
  enum Wrong {
    THROWS {
      @Override
      Bot bot() {
        return _ -> {
          throw new IllegalStateException("lost the thread");
        };
      }
    },
    SAYS_NOTHING {
      @Override
      Bot bot() {
        return _ -> List.of();
      }
    },
    CHEATS {
      @Override
      Bot bot() {
        return question -> List.of(question.moves().get(0), question.moves().get(0));
      }
    };

    abstract Bot bot();
  }

  @Test
  void botsPlayToTheEndByThemselves() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("bbbb");
      var end = sat.spectator().until(s -> !s.get("result").isNull());
      assertThat(end.get("result").get("places").size()).isEqualTo(4);
      assertThat(sat.spectator().record()).contains("\nD pick ").contains("\nover played-out");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBotThatFailsMakesTheFirstLegalMove(Wrong wrong) {
    BiFunction<Content, String, Bot> bots = (_, _) -> wrong.bot();
    try (var desk = Desk.open(data, List.of(new Toy()), bots, c -> c)) {
      var sat = desk.table("bb");
      sat.spectator().until(s -> !s.get("result").isNull());
      assertThat(sat.spectator().record()).contains("A pick 1\nA pick 2\n");
    }
  }

  @Test
  void botsGoOnAfterARestart() {
    Desk.Sat sat;
    try (var desk = Desk.open(data)) {
      sat = desk.table("bb", "rounds", "400");
      sat.spectator().until(s -> s.get("lines").intValue() > 10);
    }
    try (var desk = Desk.open(data)) {
      var again = sat.at(desk);
      int lines = again.spectator().shown().get("lines").intValue();
      again.spectator().until(s -> s.get("lines").intValue() > lines + 10);
    }
  }

  @Test
  void aBotSeesNoMoreThanItsSeat() {
    var seen = new java.util.concurrent.ConcurrentLinkedQueue<Bot.Question>();
    BiFunction<Content, String, Bot> bots =
        (_, _) ->
            question -> {
              seen.add(question);
              return List.of(question.moves().pick(question.rng()));
            };
    try (var desk = Desk.open(data, List.of(new Toy()), bots, c -> c.with(Desk.dice(3)))) {
      desk.table("bb").spectator().until(s -> !s.get("result").isNull());
    }
    assertThat(seen).allSatisfy(q -> assertThat(q.moves().isEmpty()).isFalse());
    assertThat(seen.stream().map(Bot.Question::seat)).contains(Seat.A, Seat.B);
    assertThat(seen.stream().filter(q -> q.seat() == Seat.A).map(q -> Shapes.of(q.view())))
        .allSatisfy(
            view -> {
              boolean covered = view.get("stage").stringValue().equals("pick");
              if (covered) assertThat(view.get("picks").get(2).intValue()).isZero();
            });
  }
}
