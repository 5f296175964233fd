package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// What the roller decides about the chance card just drawn: whom to sign free or at half price,
/// whether to take the youth, and whom to sell if that makes nineteen.
@Rule({"MOTS-044", "MOTS-048", "MOTS-146", "MOTS-A26", "MOTS-A85"})
public final class Choice implements Phase<MotsState, Choice.Answer> {
  /// The roller's answer.
  public sealed interface Answer extends Move {}

  /// Takes this player, by his number, on the card's terms.
  public record Accept(int number) implements Answer {}

  /// Does without.
  public record Decline() implements Answer {}

  /// Sells this player to the bank at once, because the squad would be too large.
  public record MakeRoom(int number) implements Answer {}

  private static final Decline DECLINE = new Decline();

  @Override
  public Class<Answer> moves() {
    return Answer.class;
  }

  /// Comes to this phase if there is anything to decide.
  static boolean ask(MotsState s) {
    s.stage = Stage.CHOICE;
    var out = new Moves();
    offers(s, out);
    if (!out.isEmpty()) return true;
    s.chance = MotsState.NOBODY;
    return false;
  }

  @Override
  public boolean done(MotsState s) {
    return s.passed;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(s.seat(s.rolling()));
  }

  private static boolean tooMany(MotsState s) {
    return s.size[s.rolling()] == MotsState.MOST
        && s.box.effect[s.chance] == Effect.YOUTH
        && s.roomFirst;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    int team = s.rolling();
    if (seat == Seat.LUCK || seat != s.seat(team)) return;
    if (tooMany(s)) {
      for (int i = 0; i < s.size[team]; i++) out.add(new MakeRoom(s.card(team, i) + 1));
      out.add(new MakeRoom(youth(s) + 1));
      return;
    }
    offers(s, out);
    out.add(DECLINE);
  }

  private static int youth(MotsState s) {
    return s.content.chances().get(s.chance).amount() - 1;
  }

  private static void offers(MotsState s, Moves out) {
    int team = s.rolling();
    var effect = s.box.effect[s.chance];
    if (effect == Effect.YOUTH) {
      out.add(new Accept(youth(s) + 1));
      return;
    }
    if (s.size[team] == MotsState.MOST) return;
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (s.owner[c] != MotsState.POOL || Trade.banned(s, team, c, MotsState.NOBODY)) continue;
      boolean fits = effect == Effect.SIGNING ? s.box.stars[c] == 1 : s.cash[team] >= price(s, c);
      if (fits) out.add(new Accept(c + 1));
    }
  }

  @Override
  public void play(MotsState s, Seat seat, Answer answer, Log log) {
    int team = s.rolling();
    switch (answer) {
      case Accept(int number)
          when s.box.effect[s.chance] == Effect.YOUTH && s.size[team] == MotsState.MOST -> {
        s.roomFirst = true;
        log.tell(() -> new MotsEvent.NoRoom("MOTS-146", Team.at(team), number));
        return;
      }
      case Accept(int number) -> accept(s, team, number - 1, log);
      case Decline() -> decline(s, team, log);
      case MakeRoom(int number) -> makeRoom(s, team, number - 1, log);
    }
    s.roomFirst = false;
    s.price = 0;
    s.chance = MotsState.NOBODY;
    s.passed = true;
  }

  private static void accept(MotsState s, int team, int card, Log log) {
    int price = price(s, card);
    Purse.pay(s, team, price, "MOTS-044", Cause.BOUGHT, log);
    Squads.sign(s, team, card);
    log.tell(
        () ->
            new MotsEvent.Signed(
                card >= Lookup.YOUTHS ? "MOTS-048" : "MOTS-044", Team.at(team), card + 1, price));
  }

  /// What taking this player on the card's terms costs.
  static int price(MotsState s, int card) {
    return s.box.effect[s.chance] == Effect.BARGAIN ? Squads.halfPrice(s, card) : 0;
  }

  private static void decline(MotsState s, int team, Log log) {
    log.tell(() -> new MotsEvent.Declined("MOTS-A85", Team.at(team), s.chance + 1));
    if (s.box.effect[s.chance] == Effect.YOUTH) Chances.toBottom(s, s.chance);
  }

  private static void makeRoom(MotsState s, int team, int card, Log log) {
    int youth = youth(s);
    int price = Squads.bankPrice(s, card);
    if (card == youth) Chances.toBottom(s, s.chance);
    else {
      Squads.release(s, card);
      Squads.sign(s, team, youth);
      log.tell(() -> new MotsEvent.Signed("MOTS-048", Team.at(team), youth + 1, 0));
    }
    log.tell(() -> new MotsEvent.SoldToBank("MOTS-146", Team.at(team), card + 1, price));
    Purse.receive(s, team, price, "MOTS-146", Cause.SOLD_TO_BANK, log);
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Answer answer) {
    if (seat != s.seat(s.rolling())) return Refusal.NOT_YOUR_TURN;
    if (tooMany(s)) return Refusal.of("MOTS-146", "make-room");
    return switch (answer) {
      case Accept _ -> Refusal.of("MOTS-044", "not-on-this-card");
      case Decline _ -> Refusal.NOT_ON_OFFER;
      case MakeRoom _ -> Refusal.of("MOTS-146", "room-enough");
    };
  }
}
