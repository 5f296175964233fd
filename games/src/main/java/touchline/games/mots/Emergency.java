package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// No substitute fits: the manager must buy one from the pool before the next throw, if need be
/// after selling somebody who is not in the line-up. Where that is impossible the place stays
/// empty.
@Rule({"MOTS-126", "MOTS-A57"})
public final class Emergency implements Phase<MotsState, Emergency.Rescue> {
  /// What the manager may do.
  public sealed interface Rescue extends Move {}

  /// Buys this pool player, by his number, at face value.
  public record Rush(int number) implements Rescue {}

  /// Sells this player to the bank first.
  public record QuickSale(int number) implements Rescue {}

  @Override
  public Class<Rescue> moves() {
    return Rescue.class;
  }

  /// Whether the place can be filled by buying.
  static boolean possible(MotsState s, int team, int place) {
    int cheapest = cheapest(s, team, place);
    if (cheapest < 0) return false;
    int richest = 0;
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (s.place(team, card) < 0) richest = Math.max(richest, Squads.bankPrice(s, card));
    }
    return s.cash[team] + richest >= cheapest;
  }

  private static int cheapest(MotsState s, int team, int place) {
    int cheapest = -1;
    int kinds = fitting(s, team, place);
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (!fits(s, team, kinds, c)) continue;
      int price = Squads.faceValue(s, c);
      if (cheapest < 0 || price < cheapest) cheapest = price;
    }
    return cheapest;
  }

  /// The kinds of players who could come on at this place, as bits: asked once, not for each card.
  private static int fitting(MotsState s, int team, int place) {
    int kinds = 0;
    for (int kind = 0; kind < Lookup.KINDS; kind++)
      if (Substitutes.formationWithKind(s, s.line, s.shape[team], team, place, kind) >= 0)
        kinds |= 1 << kind;
    return kinds;
  }

  private static boolean fits(MotsState s, int team, int kinds, int card) {
    return s.owner[card] == MotsState.POOL
        && (kinds >>> s.box.position[card] & 1) != 0
        && !Trade.banned(s, team, card, MotsState.NOBODY);
  }

  /// Comes to this phase.
  static void ask(MotsState s, int place) {
    s.hurtPlace = place;
    s.passed = false;
    s.stage = Stage.EMERGENCY;
  }

  @Override
  public boolean done(MotsState s) {
    return s.passed;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(s.seat(Losses.team(s)));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    int team = Losses.team(s);
    if (seat == Seat.LUCK || s.seat(team) != seat) return;
    int kinds = s.size[team] < MotsState.MOST ? fitting(s, team, s.hurtPlace) : 0;
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (fits(s, team, kinds, c) && s.cash[team] >= Squads.faceValue(s, c))
        out.add(new Rush(c + 1));
    }
    if (!out.isEmpty()) return;
    int cheapest = cheapest(s, team, s.hurtPlace);
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (s.place(team, card) < 0 && s.cash[team] + Squads.bankPrice(s, card) >= cheapest)
        out.add(new QuickSale(card + 1));
    }
  }

  @Override
  public void play(MotsState s, Seat seat, Rescue move, Log log) {
    int team = Losses.team(s);
    switch (move) {
      case Rush(int number) -> {
        Buy.sign(s, team, number - 1, Squads.faceValue(s, number - 1), "MOTS-126", log);
        Losses.bring(s, team, s.hurtPlace, number - 1, log);
        s.passed = true;
      }
      case QuickSale(int number) -> Sell.sell(s, number - 1, "MOTS-A57", log);
    }
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Rescue move) {
    int team = Losses.team(s);
    if (s.seat(team) != seat) return Refusal.NOT_YOUR_TURN;
    return switch (move) {
      case Rush(int number) -> refuseRush(s, team, number - 1);
      case QuickSale(int number) -> refuseSale(s, team, number - 1);
    };
  }

  private static Refusal refuseRush(MotsState s, int team, int card) {
    if (card < 0 || card >= Lookup.CARDS || s.owner[card] != MotsState.POOL)
      return Refusal.of("MOTS-027", "not-in-pool");
    if (Trade.banned(s, team, card, MotsState.NOBODY)) return Refusal.of("MOTS-142", "buy-back");
    if (!fits(s, team, fitting(s, team, s.hurtPlace), card))
      return Refusal.of("MOTS-126", "does-not-fit");
    if (s.size[team] >= MotsState.MOST) return Refusal.of("MOTS-143", "squad-full");
    return Refusal.of("MOTS-A15", "not-enough", "cash", s.cash[team]);
  }

  private static Refusal refuseSale(MotsState s, int team, int card) {
    if (card < 0 || card >= Lookup.CARDS || s.owner[card] != team)
      return Refusal.of("MOTS-138", "not-yours");
    return Refusal.of("MOTS-A57", s.place(team, card) >= 0 ? "in-line-up" : "no-use");
  }
}
