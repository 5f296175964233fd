package touchline.bots.fs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.stream.IntStream;
import touchline.bots.Asked;
import touchline.engine.Bot;
import touchline.engine.Seat;
import touchline.games.fs.Eleven;
import touchline.games.fs.FsContent;
import touchline.games.fs.FsView;
import touchline.games.fs.Kind;
import touchline.games.fs.Sector;

/// What a manager can read off his view when he is asked. Nothing in here is hidden from the person
/// in that seat.
final class Locker extends Asked {
  final FsContent box;
  final FsView view;

  Locker(FsContent box, Bot.Question question) {
    super(question);
    this.box = box;
    this.view = (FsView) question.view();
  }

  FsContent.Footballer man(int number) {
    return box.footballers().get(box.footballer(number));
  }

  FsView.Side side(Seat whose) {
    return view.sides().get(whose.ordinal());
  }

  FsView.Side own() {
    return side(seat);
  }

  int holds(Kind kind) {
    return (int) view.hand().stream().filter(card -> card.kind() == kind).count();
  }

  /// Whose footballer on a bench this is.
  FsView.Side benchOf(int number) {
    for (var side : view.sides())
      if (side.bench().stream().anyMatch(man -> man.number() == number)) return side;
    throw new IllegalArgumentException("nobody has " + number + " on the bench");
  }

  boolean hurt(FsView.Side side, int number) {
    return side.bench().stream().anyMatch(man -> man.number() == number && man.hurt());
  }

  /// How many fit teammates of the sector could step in for him.
  int mates(FsView.Side side, int number) {
    var sector = man(number).sector();
    return (int)
        side.bench().stream()
            .filter(m -> m.number() != number && !m.hurt() && man(m.number()).sector() == sector)
            .count();
  }

  /// The numbers of the own fit footballers, those in hand too.
  int[] men() {
    var all = new ArrayList<Integer>();
    for (var man : own().bench()) if (!man.hurt()) all.add(man.number());
    for (var gym : own().gyms()) for (var man : gym.men()) if (!man.hurt()) all.add(man.number());
    for (var card : view.hand()) if (card.kind() == Kind.FOOTBALLER) all.add(card.number());
    return all.stream().mapToInt(Integer::intValue).toArray();
  }

  /// The tactics that the seat possesses, from 0.
  int[] tactics() {
    return IntStream.range(0, box.tactics().size())
        .filter(
            t ->
                own().tactics().stream().anyMatch(one -> one.number() == t + 1)
                    || view.hand().stream()
                        .anyMatch(c -> c.kind() == Kind.TACTIC && c.number() == t + 1))
        .toArray();
  }

  /// How many positions of its best tactic these footballers fill; of any tactic where it has none.
  int filled(int[] numbers) {
    var men = Arrays.stream(numbers).map(box::footballer).toArray();
    var own = tactics();
    var all = own.length > 0 ? own : IntStream.range(0, box.tactics().size()).toArray();
    return Arrays.stream(all).map(t -> Eleven.filled(box, t, men)).max().orElse(0);
  }

  /// How many positions more he would fill.
  int gain(int number) {
    var men = men();
    var more = Arrays.copyOf(men, men.length + 1);
    more[men.length] = number;
    return filled(more) - filled(men);
  }

  int plays(Sector sector) {
    return holds(sector.play());
  }
}
