package touchline.bots.fs;

import touchline.games.fs.FsView;
import touchline.games.fs.Kind;

/// What a card is worth to a manager, in points that mean nothing but which is worth more.
final class Worth {
  private static final double POSITION = 5;

  private Worth() {}

  /// A footballer: by what he fills, by his level, and by what his marks allow.
  static double man(Locker locker, int number) {
    var man = locker.man(number);
    return POSITION * locker.gain(number)
        + man.level() / 3.0
        + (man.star() ? 1 : 0)
        + (man.lion() ? 0.5 : 0)
        + man.honours() * 0.5;
  }

  /// A card in hand or in the pile.
  static double card(Locker locker, FsView.Card card) {
    return switch (card.kind()) {
      case FOOTBALLER -> man(locker, card.number());
      case TACTIC -> tactic(locker, card.number());
      case COACH -> hasCoach(locker) ? 2 : 7;
      case FANS -> locker.own().fans() ? 0.2 : 5;
      case PRESIDENT, AGENT -> 5;
      case SUPPORTER, INJURY -> 4;
      case SCOUT -> 3;
      case CONTRACT -> 2;
      case GYM -> locker.own().gyms().size() > 1 ? 0.5 : 2.5;
      case DOCTOR -> hurt(locker) ? 4 : 1;
      case DEFENCE, CUT, PASS, SHOT -> 2.2;
    };
  }

  /// A first tactic is needed, a better one is welcome.
  private static double tactic(Locker locker, int number) {
    long own = locker.view.hand().stream().filter(c -> c.kind() == Kind.TACTIC).count();
    long laid = locker.own().tactics().size();
    if (own + laid <= 1) return 6;
    boolean doubled = locker.own().tactics().stream().anyMatch(t -> t.number() == number);
    return doubled ? 0.5 : 1.5;
  }

  static boolean hasCoach(Locker locker) {
    return locker.own().tactics().stream().anyMatch(FsView.Tactic::coach);
  }

  private static boolean hurt(Locker locker) {
    return locker.own().bench().stream().anyMatch(FsView.Man::hurt)
        || locker.own().gyms().stream().anyMatch(g -> g.men().stream().anyMatch(FsView.Man::hurt));
  }
}
