/// Telling open pages that something has changed. [touchline.server.stream.Streams] knows who
/// listens; a [touchline.server.stream.Listener] holds what one of them has not been told yet.
@NullMarked
package touchline.server.stream;

import org.jspecify.annotations.NullMarked;
