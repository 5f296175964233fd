package touchline.games.mots;

/// What something is done for that is done in the same way at several moments.
public enum Purpose {
  /// Throws: who bids first, who rolls first, who plays at home, whom the cup draw pairs, who
  /// stands higher.
  FIRST_BIDDER,
  FIRST_ROLLER,
  HOME,
  CUP_DRAW,
  PLACES,
  DEADLOCK,
  /// Line-ups: shown before the first season, for matches, as the strongest possible at the
  /// season's end.
  DISPLAY,
  MATCHES,
  STRONGEST,
  /// Auctions: the four before the first season, a transfer or league square, the six at the
  /// season's end, a manager's sale.
  FIRST_FOUR,
  TRANSFER,
  LEAGUE,
  FINAL_SIX,
  SALE,
  /// Numbers thrown for: an injury, a red card.
  INJURY,
  SUSPENSION,
  NONE
}
