package touchline.server.json;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Words;

/// Turns views, moves and events into JSON: a record becomes an object of its components in their
/// order, a constant its word, a set of seats their letters. A record that belongs to a sealed
/// family carries its word as `type`, so that the page can tell the members apart.
public final class Shapes {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private record Shape(@Nullable String type, List<RecordComponent> parts) {}

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          var parts = type.getRecordComponents();
          for (var part : parts) part.getAccessor().setAccessible(true);
          return new Shape(sealed(type) ? Words.of(type) : null, List.of(parts));
        }
      };

  private Shapes() {}

  /// The value as JSON.
  ///
  /// @throws IllegalArgumentException if it is no record, list, map, array, constant, text, number
  ///   or boolean
  public static JsonNode of(@Nullable Object value) {
    return switch (value) {
      case null -> NODES.nullNode();
      case JsonNode node -> node;
      case String s -> NODES.stringNode(s);
      case Integer i -> NODES.numberNode(i);
      case Long l -> NODES.numberNode(l);
      case Boolean b -> NODES.booleanNode(b);
      case Number n -> NODES.numberNode(n.doubleValue());
      case Enum<?> e -> NODES.stringNode(Words.of(e));
      case Seats seats -> letters(seats);
      case Record r -> record(r);
      case Collection<?> all -> list(all);
      case Map<?, ?> map -> map(map);
      case Optional<?> o -> of(o.orElse(null));
      case OptionalInt o -> o.isPresent() ? NODES.numberNode(o.getAsInt()) : NODES.nullNode();
      default -> array(value);
    };
  }

  /// Adds the components of a move or event to an object that has its text, number or type already;
  /// what is there stays.
  public static void into(ObjectNode out, Record value) {
    for (var part : SHAPES.get(value.getClass()).parts()) {
      if (!out.has(part.getName())) out.set(part.getName(), of(get(part, value)));
    }
  }

  /// The letters of the seats.
  public static ArrayNode letters(Seats seats) {
    var out = NODES.arrayNode();
    for (int i = 0; i < Seat.MOST; i++) {
      if (seats.has(Seat.at(i))) out.add(Seat.at(i).name());
    }
    return out;
  }

  private static ObjectNode record(Record value) {
    var out = NODES.objectNode();
    var type = SHAPES.get(value.getClass()).type();
    if (type != null) out.put("type", type);
    into(out, value);
    return out;
  }

  private static ArrayNode list(Collection<?> all) {
    var out = NODES.arrayNode();
    for (var one : all) out.add(of(one));
    return out;
  }

  private static ObjectNode map(Map<?, ?> map) {
    var out = NODES.objectNode();
    map.forEach(
        (key, value) -> out.set(key instanceof Enum<?> e ? Words.of(e) : "" + key, of(value)));
    return out;
  }

  private static ArrayNode array(Object value) {
    if (!value.getClass().isArray())
      throw new IllegalArgumentException("no JSON for " + value.getClass());
    var out = NODES.arrayNode();
    for (int i = 0; i < Array.getLength(value); i++) out.add(of(Array.get(value, i)));
    return out;
  }

  private static boolean sealed(Class<?> type) {
    return List.of(type.getInterfaces()).stream().anyMatch(Class::isSealed);
  }

  private static @Nullable Object get(RecordComponent part, Record from) {
    try {
      return part.getAccessor().invoke(from);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("a component that cannot be read: " + part, e);
    }
  }
}
