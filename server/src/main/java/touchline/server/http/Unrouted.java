package touchline.server.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import touchline.server.Fault;

/// Answers what is refused before any route sees it, a head too long or not to be read, in the form
/// of every other no.
final class Unrouted extends ErrorHandler {
  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int status,
      String message,
      @Nullable Throwable cause,
      Callback callback) {
    var fault = new Fault(status, Faults.refusal(status));
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Faults.TYPE);
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    response.write(true, ByteBuffer.wrap(Faults.body(fault)), callback);
  }
}
