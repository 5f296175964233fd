package touchline.games.fs;

import java.util.List;
import touchline.engine.Content;
import touchline.engine.Rule;
import touchline.engine.View;

/// What is in the box. A card is told apart by its index: the footballers in the order of the file,
/// then the six tactics, then the kinds that are all alike.
@Rule("FS-002")
public record FsContent(List<Footballer> footballers, List<Tactic> tactics, List<Plain> plain)
    implements Content, View {
  static final int FOOTBALLERS = 53;
  static final int TACTICS = 6;
  static final int COPIES_OF_A_TACTIC = 2;
  static final int FIRST_PLAIN = FOOTBALLERS + TACTICS;
  static final int CARDS = FIRST_PLAIN + Kind.values().length - 2;
  static final int DECK = 129;
  static final int ELEVEN = 11;

  private static final Kind[] KINDS = Kind.values();

  /// A footballer: the number on his card, from 1; three attributes from 1 to 3.
  @Rule("FS-010")
  public record Footballer(
      int number,
      String name,
      Sector sector,
      List<Spot> spots,
      List<Integer> attributes,
      boolean star,
      boolean lion,
      boolean captain,
      boolean champion) {
    /// The printed sum, without any bonus.
    public int level() {
      return attributes.get(0) + attributes.get(1) + attributes.get(2);
    }

    /// What he may add himself to one attribute in a confrontation.
    public int honours() {
      return (captain ? 1 : 0) + (champion ? 1 : 0);
    }
  }

  /// A tactic: its number from 1, and the eleven positions it asks for.
  public record Tactic(
      int number,
      String name,
      List<Spot> spots,
      String typeEn,
      String typePt,
      String textEn,
      String textPt) {}

  /// A kind whose cards are all alike.
  public record Plain(
      Kind kind, int copies, String nameEn, String namePt, String textEn, String textPt) {}

  static Kind kind(int card) {
    if (card < FOOTBALLERS) return Kind.FOOTBALLER;
    return card < FIRST_PLAIN ? Kind.TACTIC : KINDS[card - FIRST_PLAIN + 2];
  }

  /// The card of a kind that is all alike.
  static int card(Kind kind) {
    return FIRST_PLAIN + kind.ordinal() - 2;
  }

  static int copies(int card) {
    if (card < FOOTBALLERS) return 1;
    return card < FIRST_PLAIN ? COPIES_OF_A_TACTIC : kind(card).copies;
  }

  /// What a card is called among its kind: the footballer's or the tactic's number, else 0.
  int number(int card) {
    if (card < FOOTBALLERS) return footballers.get(card).number;
    return card < FIRST_PLAIN ? card - FOOTBALLERS + 1 : 0;
  }

  /// The card with this kind and number, or -1.
  int card(Kind kind, int number) {
    return switch (kind) {
      case FOOTBALLER -> footballer(number);
      case TACTIC -> number >= 1 && number <= TACTICS ? FOOTBALLERS + number - 1 : -1;
      case COACH,
          GYM,
          CONTRACT,
          FANS,
          INJURY,
          PRESIDENT,
          AGENT,
          SUPPORTER,
          SCOUT,
          DOCTOR,
          DEFENCE,
          CUT,
          PASS,
          SHOT ->
          number == 0 ? card(kind) : -1;
    };
  }

  /// The footballer with this number on his card, or -1.
  public int footballer(int number) {
    for (int f = 0; f < footballers.size(); f++) if (footballers.get(f).number == number) return f;
    return -1;
  }
}
