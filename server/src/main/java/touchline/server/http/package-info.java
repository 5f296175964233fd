/// HTTP. Start with [touchline.server.http.Routes] (every address there is), then
/// [touchline.server.http.Call] (a request: who asks, what he sends), [touchline.server.http.Guard]
/// (what is refused before it is looked at) and [touchline.server.http.Page] (the page's files).
@NullMarked
package touchline.server.http;

import org.jspecify.annotations.NullMarked;
