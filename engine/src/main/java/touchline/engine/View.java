package touchline.engine;

/// What one viewer may know, built up from nothing. A record of records, lists, ints, strings and
/// enums: two equal views are all that a viewer could ever tell apart.
public interface View {}
