/// Tables for people and bots, behind HTTP, on an embedded database. Start with
/// [touchline.server.Server] (what `play` starts) and [touchline.server.Config] (what it is told);
/// then `room` (tables in play), `store` (why nothing is lost), `http` (the addresses) and `stream`
/// (telling open pages). The server knows games through the engine's interfaces only.
@NullMarked
package touchline.server;

import org.jspecify.annotations.NullMarked;
