package touchline.games.fs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Viewer;

/// Builds views from nothing: what a viewer may not know is never put in.
@Rule({"FS-015", "FS-A62"})
final class Looking {
  private final FsState s;
  private final int own;

  private Looking(FsState s, Viewer viewer) {
    this.s = s;
    this.own = viewer instanceof Seat seat && seat != Seat.LUCK ? seat.ordinal() : FsState.NOBODY;
  }

  static FsView at(FsState s, Viewer viewer) {
    return new Looking(s, viewer).view();
  }

  @Rule("FS-A62")
  private FsView view() {
    int top = s.top();
    return new FsView(
        s.stage,
        s.seat(),
        s.turns,
        s.house.turnLimit(),
        IntStream.range(0, s.seats).mapToObj(this::side).toList(),
        s.inDeck(),
        s.inPile(),
        top < 0 ? null : card(top),
        own < 0 ? List.of() : hand(own),
        s.scouting && own == s.active ? pile() : List.of(),
        IntStream.range(0, s.declared).mapToObj(this::duel).toList(),
        s.duel >= 0 ? talk() : null,
        s.proving >= 0 ? proof() : null,
        s.lion < 0 ? null : Seat.at(s.lion),
        s.stage == Stage.REGROUP || s.stage == Stage.REFILL ? Seat.at(s.regrouping) : null,
        own < 0 || s.isOut(own) ? List.of() : near());
  }

  private FsView.Card card(int card) {
    return new FsView.Card(FsContent.kind(card), s.box.number(card));
  }

  private List<FsView.Card> cards(byte[] counts) {
    var all = new ArrayList<FsView.Card>();
    for (int card = 0; card < counts.length; card++)
      for (int i = 0; i < counts[card]; i++) all.add(card(card));
    return List.copyOf(all);
  }

  private List<FsView.Card> hand(int seat) {
    return cards(Arrays.copyOfRange(s.hand, FsState.at(seat, 0), FsState.at(seat + 1, 0)));
  }

  @Rule("FS-015")
  private List<FsView.Card> pile() {
    var counts = new byte[FsContent.CARDS];
    for (int i = 0; i < s.piled; i++) if (!s.fetched[i]) counts[s.pile[i]]++;
    return cards(counts);
  }

  private FsView.Side side(int seat) {
    return new FsView.Side(
        Seat.at(seat),
        s.isOut(seat),
        s.cards(seat),
        men(seat),
        gyms(seat),
        tactics(seat),
        s.fans[seat],
        s.shown[seat],
        s.stage == Stage.OVER ? hand(seat) : List.of());
  }

  private List<FsView.Man> men(int where) {
    return IntStream.range(0, FsContent.FOOTBALLERS)
        .filter(f -> s.lies[f] == where)
        .mapToObj(f -> new FsView.Man(s.man(f).number(), s.hurt[f]))
        .toList();
  }

  private List<FsView.Gym> gyms(int seat) {
    return IntStream.range(0, FsState.GYMS)
        .filter(g -> s.gym[g] == seat)
        .mapToObj(g -> new FsView.Gym(g + 1, men(FsState.FIRST_GYM + g), fresh(g)))
        .toList();
  }

  private boolean fresh(int gym) {
    return IntStream.range(0, FsContent.FOOTBALLERS)
        .anyMatch(f -> s.lies[f] == FsState.FIRST_GYM + gym && s.fresh[f]);
  }

  private List<FsView.Tactic> tactics(int seat) {
    return IntStream.range(0, FsState.TACTIC_CARDS)
        .filter(i -> s.room[i] == seat)
        .mapToObj(i -> new FsView.Tactic(Rooms.tactic(i) + 1, s.coached[i], s.signed[i]))
        .toList();
  }

  private FsView.Duel duel(int i) {
    // Where he lies afterwards says who owns him now; before, whose he was when he was challenged.
    return new FsView.Duel(
        s.man(s.mine[i]).number(),
        Seat.at(s.lies[s.theirs[i]]),
        s.man(s.theirs[i]).number(),
        (s.settled & 1 << i) != 0);
  }

  private FsView.Talk talk() {
    return new FsView.Talk(
        party(Duel.CHALLENGER),
        party(Duel.CHALLENGED),
        Seat.at(Duel.seat(s, Talking.side(s))),
        s.passes,
        s.house.roundForEach() ? Attribute.at(s.round) : null);
  }

  private FsView.Party party(int side) {
    int seat = Duel.seat(s, side);
    return new FsView.Party(
        Seat.at(seat),
        s.man(Duel.man(s, side)).number(),
        Arrays.stream(Attribute.values()).map(a -> Duel.value(s, side, a)).toList(),
        s.honoured[side],
        s.silenced[side],
        IntStream.range(0, FsContent.FOOTBALLERS)
            .filter(f -> s.supported[f] && s.lies[f] == seat)
            .mapToObj(f -> s.man(f).number())
            .toList());
  }

  private FsView.Proof proof() {
    var named = new ArrayList<Integer>();
    if (own == s.active) for (int i = 0; i < s.names; i++) named.add(s.man(s.named[i]).number());
    return new FsView.Proof(s.proving + 1, List.copyOf(named));
  }

  private List<FsView.Near> near() {
    var men = Proof.men(s, own);
    var all = new ArrayList<FsView.Near>();
    for (int t = 0; t < FsContent.TACTICS; t++) {
      if (!Proof.hasTactic(s, own, t)) continue;
      var line =
          Arrays.stream(Eleven.line(s.box, t, men))
              .mapToObj(f -> f < 0 ? 0 : s.man(f).number())
              .toList();
      all.add(new FsView.Near(t + 1, Proof.hasCoach(s, own), line));
    }
    return List.copyOf(all);
  }
}
