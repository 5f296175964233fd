package touchline.server.http;

import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import touchline.server.json.Json;
import touchline.server.room.Hall;
import touchline.server.stream.Listener;
import touchline.server.stream.Listener.Signal;

/// The stream of changes: an event whenever the table looks different for this viewer, whose id
/// says how it looks, so that a client that comes back with the last id hears of what it missed. It
/// says only that something changed; what is fetched through the gate.
record Sse(Hall hall) {
  /// A comment goes out after so long without news, so that nobody on the way thinks it is dead.
  private static final long KEEP_ALIVE_MILLIS = 15_000;

  private static final int LONGEST_ID = 100;

  /// Writes until the client goes or the server closes. The thread that waits here is a virtual
  /// one.
  void answer(Call call) {
    var holder = call.holder();
    var known = call.context().header("Last-Event-ID");
    var listener = hall.listen(holder, known == null || known.length() > LONGEST_ID ? "" : known);
    try {
      var response = call.context().res();
      response.setContentType("text/event-stream; charset=utf-8");
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("X-Accel-Buffering", "no");
      write(response.getOutputStream(), ": open\n\n");
      response.flushBuffer();
      send(listener, response.getOutputStream());
    } catch (IOException e) {
      // The client has gone; there is nobody to tell.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      hall.leave(holder, listener);
    }
  }

  private static void send(Listener listener, ServletOutputStream out)
      throws IOException, InterruptedException {
    while (true) {
      var signal = listener.next(KEEP_ALIVE_MILLIS);
      write(out, text(signal));
      out.flush();
      if (signal instanceof Signal.Ended) return;
    }
  }

  private static String text(Signal signal) {
    return switch (signal) {
      case Signal.Changed(var version) ->
          "id: " + version + "\nevent: changed\ndata: " + changed(version) + "\n\n";
      case Signal.Nudged(var from) ->
          "event: nudge\ndata: " + Json.text(Json.object().put("from", from)) + "\n\n";
      case Signal.Ended(var why) -> "event: " + why + "\ndata: {}\n\n";
      case Signal.Silence _ -> ": still here\n\n";
    };
  }

  private static String changed(String version) {
    var parts = version.split("-");
    var data = Json.object();
    data.put("decision", Long.parseLong(parts[0]));
    data.put("lines", Integer.parseInt(parts[1]));
    return Json.text(data);
  }

  private static void write(ServletOutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
