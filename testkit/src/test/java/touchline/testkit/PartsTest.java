package touchline.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The kit's own parts: comparing, catalogues, placeholders.
final class PartsTest {
  record Pair(Object a, Object b) {}

  static final class Box {
    int number = 1;
    int[][] rows = {{1, 2}, {3}};
    List<String> words = List.of("x");
  }

  @Test
  void differencesAreNamedByPath() {
    var other = new Box();
    assertThat(Deep.difference(new Box(), other)).isNull();
    other.rows[1][0] = 4;
    assertThat(Deep.difference(new Box(), other))
        .isEqualTo(".rows[1][0] is 3 in one and 4 in the other");
    other.rows = new int[1][0];
    assertThat(Deep.difference(new Box(), other)).isEqualTo(".rows has another length");
    assertThat(Deep.difference("a", null)).isEqualTo(" is a in one and null in the other");
  }

  @Test
  void sharingIsNamedByPath() {
    var one = new Box();
    var other = new Box();
    assertThat(Deep.shared(one, other)).isNull();
    other.rows[1] = one.rows[1];
    assertThat(Deep.shared(one, other)).isEqualTo(".rows[1]");
    other.rows = one.rows;
    assertThat(Deep.shared(one, other)).isEqualTo(".rows");
    other.rows = new Box().rows;
    one.words = new ArrayList<>();
    other.words = one.words;
    assertThat(Deep.shared(one, other)).isEqualTo(".words");
  }

  @Test
  void plainDataIsRecordsListsAndValues() {
    assertThat(Deep.notPlain(new Pair(List.of(1, "x"), Map.of("k", true)))).isNull();
    assertThat(Deep.notPlain(new Pair(1, new Pair("", new int[0])))).isEqualTo(".b.b is a [I");
    assertThat(Deep.notPlain(List.of(1, new Box()))).startsWith("[1] is a ");
  }

  @Test
  void cataloguesAreFlatObjectsOfStrings() {
    assertThat(Catalogue.parse(" { \"a\" : \"\\\"x\\\" \\u00e9\\n\", \"b\":\"\" } ").messages())
        .containsExactly(Map.entry("a", "\"x\" é\n"), Map.entry("b", ""));
    assertThat(Catalogue.parse("{}").messages()).isEmpty();
    assertThatThrownBy(() -> Catalogue.parse("{\"a\":\"\",\"a\":\"\"}")).hasMessage("two of a");
    assertThatThrownBy(() -> Catalogue.parse("{\"a\":{}}")).hasMessage("found { at 5, expected \"");
  }

  @Test
  void messagesAskForArguments() {
    assertThat(Placeholders.of("{club} bids {price}.")).containsExactly("club", "price");
    assertThat(
            Placeholders.of(
                "{n, plural, =0 {none} one {# of {all}} other {#}} {kind, select, A {x} other {y}}"))
        .containsExactly("all", "kind", "n");
    assertThat(Placeholders.of("{n, number} it''s '{quoted}'")).containsExactly("n");
    assertThatThrownBy(() -> Placeholders.of("{n, plural, one {x}")).hasMessageContaining("braces");
    assertThatThrownBy(() -> Placeholders.of("a } b")).hasMessageContaining("braces");
  }
}
