package touchline.engine;

/// All that lies on the table, face up or down. Flat, small, mutable: fields of ints, longs,
/// booleans, enums and arrays of these, so that [Snapshots] can write it. A `transient` field is
/// not written: it is content shared by all copies, or is derived from other fields.
public interface State<S extends State<S>> {
  /// A copy that shares nothing that changes.
  S copy();

  /// Computes the derived fields anew after the others were read from a snapshot.
  default void derive() {}
}
