package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;

/// Luck draws the top chance card for the roller. Blue cards take effect at once, red and green
/// ones are kept unseen, youths may join the squad.
@Rule({"MOTS-043", "MOTS-044", "MOTS-045", "MOTS-046", "MOTS-048"})
public final class Chance implements Phase<MotsState, Chance.Draw> {
  /// A card of this kind, by its line in the pack from 1.
  public record Draw(int kind) implements Move {}

  @Override
  public Class<Draw> moves() {
    return Draw.class;
  }

  @Override
  public boolean done(MotsState s) {
    return s.passed;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    for (int k = 0; k < s.box.kinds; k++)
      if (s.chances[k] > 0) out.add(new Draw(k + 1), s.chances[k]);
    if (out.isEmpty()) out.add(new Draw(s.bottom[0] + 1));
  }

  @Override
  public void play(MotsState s, Seat seat, Draw draw, Log log) {
    int kind = draw.kind() - 1;
    int team = s.rolling();
    var effect = s.box.effect[kind];
    boolean open = Chances.take(s, kind);
    s.passed = true;
    if (effect.kept()) {
      Chances.keep(s, team, kind, open);
      var knowing = open ? Seats.EVERYBODY : Seats.of(s.seat(team));
      log.tell(
          knowing,
          () ->
              new MotsEvent.Kept(
                  effect.colour() == Effect.Colour.RED ? "MOTS-045" : "MOTS-046",
                  Team.at(team),
                  draw.kind()));
      var others = new Seats(Seats.EVERYBODY.mask() & ~knowing.mask());
      if (!open) log.tell(others, () -> new MotsEvent.KeptUnseen("MOTS-043", Team.at(team)));
      return;
    }
    s.chance = kind;
    log.tell(() -> new MotsEvent.Drew("MOTS-043", Team.at(team), draw.kind()));
    if (effect != Effect.YOUTH) Chances.toBottom(s, kind);
  }

  /// Carries out the blue or youth card just drawn; says whether a choice, throws or a transfer
  /// card follow.
  static boolean follow(MotsState s, Log log) {
    int kind = s.chance;
    if (kind < 0) return false;
    int team = s.rolling();
    int amount = s.content.chances().get(kind).amount();
    return switch (s.box.effect[kind]) {
      case MONEY -> {
        if (amount > 0) Purse.receive(s, team, amount, "MOTS-044", Cause.CHANCE_CARD, log);
        else Purse.pay(s, team, -amount, "MOTS-044", Cause.CHANCE_CARD, log);
        yield nothingMore(s);
      }
      case COLLECT -> {
        for (int t = 0; t < MotsState.TEAMS; t++)
          if (t != team && !s.walkover(t)) transfer(s, t, team, amount, log);
        yield nothingMore(s);
      }
      case PAY_EACH -> {
        for (int i = 1; i < MotsState.TEAMS; i++) {
          int t = s.order[(s.roller + i) % MotsState.TEAMS];
          if (t >= 0) transfer(s, team, t, amount, log);
        }
        yield nothingMore(s);
      }
      case SIGNING, BARGAIN, YOUTH -> Choice.ask(s);
      case INJURY -> Numbers.ask(s, Purpose.INJURY, 1 << team);
      case SUSPENSION -> Numbers.ask(s, Purpose.SUSPENSION, 1 << team);
      case EXTRA_TRANSFER -> {
        s.chance = MotsState.NOBODY;
        yield TurnOver.ask(s, Purpose.TRANSFER, s.roller);
      }
      case PHYSIO,
          APPEAL,
          STAY_HOME,
          SCOUT,
          HOME_GROUND,
          LOYALTY,
          COUNTER_ATTACK,
          WING_ATTACK,
          CENTRAL_ATTACK,
          MATCH_OF_THE_SEASON,
          SUPERSAVE ->
          throw new IllegalStateException("kept cards have no effect when drawn");
    };
  }

  private static boolean nothingMore(MotsState s) {
    s.chance = MotsState.NOBODY;
    return false;
  }

  private static void transfer(MotsState s, int from, int to, int amount, Log log) {
    int paid = Purse.pay(s, from, amount, "MOTS-044", Cause.CHANCE_CARD, log);
    Purse.receive(s, to, paid, "MOTS-044", Cause.CHANCE_CARD, log);
  }
}
