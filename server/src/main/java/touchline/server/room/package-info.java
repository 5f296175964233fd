/// Tables in play. Start with [touchline.server.room.Rooms] (finds a table and lets one at a time
/// at it), then [touchline.server.room.Room] (a table: every change is played in memory, stored,
/// then told), [touchline.server.room.Gate] (the one place where anything goes out to a viewer) and
/// [touchline.server.room.Opening] (how a long game is opened without playing it from the start).
@NullMarked
package touchline.server.room;

import org.jspecify.annotations.NullMarked;
