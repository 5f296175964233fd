package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Player swap: the fourth may swap one player each with the first and the second, then the third
/// one with the fourth. With three managers only the third swaps, with the champion. Swapped
/// players lie face down.
@Rule({
  "MOTS-128",
  "MOTS-129",
  "MOTS-130",
  "MOTS-131",
  "MOTS-153",
  "MOTS-A59",
  "MOTS-A60",
  "MOTS-A61"
})
public final class Swaps implements Phase<MotsState, Swaps.Swapping> {
  /// What the helped manager may do.
  public sealed interface Swapping extends Move {}

  /// Takes the first player, by number, and gives the second for him.
  public record Swap(int take, int give) implements Swapping {}

  /// Lets it be.
  public record NoSwap() implements Swapping {}

  private static final NoSwap NO_SWAP = new NoSwap();
  static final int FOURTH = 3;
  private static final int THIRD = 2;

  @Override
  public Class<Swapping> moves() {
    return Swapping.class;
  }

  /// Starts the step.
  static void start(MotsState s, Log log) {
    s.closing = s.seats == 3 ? THIRD : FOURTH;
    s.swapping = partners(s);
    settle(s, log);
  }

  /// The present swapper is done: the next, or the next step.
  static void next(MotsState s, Log log) {
    s.closing--;
    s.swapping = s.closing == THIRD ? partners(s) : 0;
    settle(s, log);
  }

  private static void settle(MotsState s, Log log) {
    if (s.closing < THIRD) SeasonEnd.playerTransfers(s);
    else if (!any(s)) next(s, log);
    else s.stage = Stage.SWAPS;
  }

  @Rule("MOTS-A68") // never between one manager's own teams
  private static int partners(MotsState s) {
    int teams =
        s.seats == 3
            ? 1 << s.rank[0]
            : s.closing == FOURTH ? 1 << s.rank[0] | 1 << s.rank[1] : 1 << s.rank[FOURTH];
    for (int t = 0; t < MotsState.TEAMS; t++)
      if (s.manager[t] == s.manager[s.rank[s.closing]]) teams &= ~(1 << t);
    return teams;
  }

  private static boolean any(MotsState s) {
    var out = new Moves();
    swaps(s, out);
    return !out.isEmpty();
  }

  @Override
  public boolean done(MotsState s) {
    return s.swapping == 0;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(s.seat(s.rank[s.closing]));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat == Seat.LUCK || s.seat(s.rank[s.closing]) != seat) return;
    swaps(s, out);
    out.add(NO_SWAP);
  }

  private static void swaps(MotsState s, Moves out) {
    int own = s.rank[s.closing];
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.swapping & 1 << t) == 0) continue;
      for (int i = 0; i < Formation.ELEVEN; i++) {
        if (!faceUp(s, t, i)) continue;
        int position = Formation.position(s.shape[t], i);
        for (int k = 0; k < Formation.ELEVEN; k++) {
          if (!faceUp(s, own, k) || Formation.position(s.shape[own], k) != position) continue;
          out.add(new Swap(s.placed(t, i) + 1, s.placed(own, k) + 1));
        }
      }
    }
  }

  private static boolean faceUp(MotsState s, int team, int place) {
    int card = s.placed(team, place);
    return card >= 0 && s.down[card] == 0;
  }

  @Override
  public void play(MotsState s, Seat seat, Swapping move, Log log) {
    switch (move) {
      case Swap(int take, int give) -> swap(s, take - 1, give - 1, log);
      case NoSwap() -> s.swapping = 0;
    }
    if (s.swapping != 0 && !any(s)) s.swapping = 0;
  }

  private static void swap(MotsState s, int take, int give, Log log) {
    int own = s.rank[s.closing];
    int other = s.owner[take];
    int ownAt = own * Formation.ELEVEN + s.place(own, give);
    int otherAt = other * Formation.ELEVEN + s.place(other, take);
    s.line[ownAt] = (byte) take;
    s.line[otherAt] = (byte) give;
    exchange(s, own, other, take, give);
    s.down[take] = Contracts.TURNED;
    s.down[give] = Contracts.TURNED;
    s.swapping &= ~(1 << other);
    log.tell(
        () ->
            new MotsEvent.Swapped(Cited.swap(s), Team.at(own), Team.at(other), take + 1, give + 1));
  }

  private static void exchange(MotsState s, int own, int other, int take, int give) {
    Squads.toPile(s, give);
    Squads.sign(s, own, take);
    Squads.sign(s, other, give);
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Swapping move) {
    if (s.seat(s.rank[s.closing]) != seat) return Refusal.NOT_YOUR_TURN;
    return switch (move) {
      case NoSwap() -> Refusal.NOT_ON_OFFER;
      case Swap(int take, int give) when lying(s, take - 1) || lying(s, give - 1) ->
          Refusal.of("MOTS-129", "face-down");
      case Swap _ -> Refusal.of(Cited.swap(s), "same-position");
    };
  }

  private static boolean lying(MotsState s, int card) {
    return card >= 0 && card < Lookup.CARDS && s.down[card] != 0;
  }
}
