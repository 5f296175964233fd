/// Tables, seats and the embedded database, behind HTTP.
@NullMarked
package touchline.server;

import org.jspecify.annotations.NullMarked;
