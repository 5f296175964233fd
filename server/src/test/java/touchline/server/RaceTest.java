package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Bot;
import touchline.engine.Rule;
import touchline.server.toy.Toy;

/// Several things at the same moment.
class RaceTest {
  private static final int RACERS = 6;

  @TempDir Path data;

  /// All at once; their answers.
  private static List<Client.Answer> race(List<Callable<Client.Answer>> racers) throws Exception {
    var start = new CyclicBarrier(racers.size());
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var running =
          racers.stream()
              .map(
                  racer ->
                      threads.submit(
                          () -> {
                            start.await();
                            return racer.call();
                          }))
              .toList();
      var answers = new ArrayList<Client.Answer>();
      for (var one : running) answers.add(one.get());
      return answers;
    }
  }

  @RepeatedTest(5)
  @Rule("TABLE-003")
  void ofMovesForTheSameDecisionExactlyOneIsPlayed() throws Exception {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      var a = sat.seat(0);
      long decision = a.decision();
      var racers = new ArrayList<Callable<Client.Answer>>();
      for (int i = 0; i < RACERS; i++) {
        var pick = "pick " + (1 + i % 5);
        racers.add(() -> a.moveAt(decision, pick));
      }
      var answers = race(racers);
      assertThat(answers.stream().filter(x -> x.status() == 200)).hasSize(1);
      answers.stream().filter(x -> x.status() != 200).forEach(x -> x.no(409, "TABLE-003", "stale"));
      assertThat(a.record().lines().filter(l -> l.startsWith("A pick"))).hasSize(1);
    }
  }

  @RepeatedTest(3)
  @Rule("TABLE-008")
  void ofSeveralWhoAskToGoBackAtOnceOneIsHeard() throws Exception {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pppp");
      var racers = new ArrayList<Callable<Client.Answer>>();
      for (var seat : sat.seats()) {
        seat.move("pick 1", "pick 2").ok();
        racers.add(() -> seat.send("POST", seat.path("/rewind"), "{}"));
      }
      var answers = race(racers);
      assertThat(answers.stream().filter(x -> x.status() == 200)).hasSize(1);
      answers.stream()
          .filter(x -> x.status() != 200)
          .forEach(x -> x.no(422, "TABLE-008", "asked-already"));
    }
  }

  @Test
  void aBotThatNeverAnswersKeepsNobodyWaiting() {
    var never = new CountDownLatch(1);
    Bot slow =
        question -> {
          try {
            never.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return List.of(question.moves().get(0));
        };
    try (var desk = Desk.open(data, List.of(new Toy()), (_, _) -> slow, c -> c)) {
      var sat = desk.table("ppb");
      sat.seat(0).move("pick 1", "pick 2").ok();
      sat.seat(1).move("pick 3", "pick 4").ok();
      sat.seat(1).undo(1).ok();
      assertThat(sat.spectator().shown().get("turn").size()).isEqualTo(2);
      var other = desk.table("pp");
      other.seat(0).move("pick 1").ok();
    }
  }
}
