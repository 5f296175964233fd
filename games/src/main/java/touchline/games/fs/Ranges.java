package touchline.games.fs;

/// Numbers within their ranges: a position written by hand may say anything, and some of it would
/// keep the rules busy for ever.
final class Ranges {
  private Ranges() {}

  static void hold(FsState s) {
    int last = s.seats - 1;
    within("active", s.active, 0, last);
    within("regrouping", s.regrouping, 0, last);
    within("winner", s.winner, FsState.NOBODY, last);
    within("out", s.out, 0, (1 << s.seats) - 2); // somebody is left
    within("lion", s.lion, s.stage == Stage.ROAR ? 0 : FsState.NOBODY, last);
    within("robbedOfFans", s.robbedOfFans, s.stage == Stage.ROAR ? 0 : FsState.NOBODY, last);
    within("victims", s.victims, s.victims.length, FsState.NOBODY, last);
    within("gym", s.gym, s.gym.length, FsState.NOBODY, last);
    within("room", s.room, s.room.length, FsState.NOBODY, last);
    cards(s);
    meetings(s);
    for (int where : s.lies)
      if (where >= s.seats && where < FsState.FIRST_GYM) throw wrong("lies", where);
  }

  private static void cards(FsState s) {
    int last = FsContent.CARDS - 1;
    within("deck", s.deck, s.deck.length, 0, FsContent.DECK);
    within("hand", s.hand, s.hand.length, 0, FsContent.DECK);
    within("piled", s.piled, 0, s.pile.length);
    within("pile", s.pile, s.piled, 0, last);
    within("lays", s.lays, 0, s.laid.length);
    within("laid", s.laid, s.lays, 0, last);
    within("lies", s.lies, s.lies.length, FsState.NOBODY, FsState.FIRST_GYM + FsState.GYMS - 1);
    within("proving", s.proving, FsState.NOBODY, FsContent.TACTICS - 1);
    within("names", s.names, 0, s.named.length);
    within("named", s.named, s.names, 0, FsContent.FOOTBALLERS - 1);
  }

  private static void meetings(FsState s) {
    within("declared", s.declared, 0, FsState.DUELS);
    within("mine", s.mine, s.declared, 0, FsContent.FOOTBALLERS - 1);
    within("theirs", s.theirs, s.declared, 0, FsContent.FOOTBALLERS - 1);
    within("duel", s.duel, s.stage == Stage.TALK ? 0 : FsState.NOBODY, s.declared - 1);
    within("round", s.round, 0, Attribute.COUNT - 1);
    within("passes", s.passes, 0, 2);
    within("hurtSide", s.hurtSide, FsState.NOBODY, 1);
    if (s.stage == Stage.CALLING && Calling.open(s) == 0) throw wrong("settled", s.settled);
  }

  private static void within(String field, byte[] values, int count, int least, int most) {
    for (int i = 0; i < count; i++) within(field, values[i], least, most);
  }

  private static void within(String field, int value, int least, int most) {
    if (value < least || value > most) throw wrong(field, value);
  }

  private static IllegalStateException wrong(String field, int value) {
    return new IllegalStateException(field + " " + value);
  }
}
