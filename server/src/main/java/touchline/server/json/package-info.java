/// What goes out and comes in as JSON. [touchline.server.json.Shapes] turns the games' records into
/// JSON; [touchline.server.json.Body] reads what clients send, distrusting all of it.
@NullMarked
package touchline.server.json;

import org.jspecify.annotations.NullMarked;
