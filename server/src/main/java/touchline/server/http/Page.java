package touchline.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import touchline.server.Fault;

/// The page's files, from `/web` on the class path. What has a hash in its name is kept for good by
/// browsers; the rest is asked for again. Every other address without a file's ending is the page,
/// which knows its own addresses.
final class Page {
  private static final String ROOT = "web";
  private static final int WORTH_PACKING = 1_000;
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json; charset=utf-8"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"));

  @SuppressWarnings("ArrayRecordComponent") // bytes to be sent, never compared
  private record File(String type, byte[] plain, byte[] packed, String tag) {}

  private final Map<String, Optional<File>> files = new ConcurrentHashMap<>();

  /// Answers with the file, or with the page.
  void answer(Context context) {
    var path = context.path();
    if (!path.matches("/[A-Za-z0-9._/-]{0,200}") || path.contains(".."))
      throw Fault.unknown("file");
    var name = path.equals("/") ? "/index.html" : path;
    boolean isFile = name.substring(name.lastIndexOf('/')).contains(".");
    if (!isFile && name.startsWith("/assets")) throw Fault.unknown("file");
    var file = file(isFile ? name : "/index.html").orElseThrow(() -> Fault.unknown("file"));
    context.header(
        "Cache-Control",
        name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    context.header("ETag", file.tag);
    context.header("Vary", "Accept-Encoding");
    if (file.tag.equals(context.header("If-None-Match"))) {
      context.status(304);
      return;
    }
    context.contentType(file.type);
    var accepted = context.header("Accept-Encoding");
    if (file.packed.length > 0 && accepted != null && accepted.contains("gzip")) {
      context.header("Content-Encoding", "gzip");
      context.result(file.packed);
    } else {
      context.result(file.plain);
    }
  }

  private Optional<File> file(String name) {
    var known = files.get(name);
    if (known != null) return known;
    var read = read(name);
    if (read.isPresent()) files.put(name, read); // unknown names are without number
    return read;
  }

  private static Optional<File> read(String name) {
    var type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    if (type == null) return Optional.empty();
    try (InputStream in = Page.class.getClassLoader().getResourceAsStream(ROOT + name)) {
      if (in == null) return Optional.empty();
      var bytes = in.readAllBytes();
      var tag =
          "\"" + Integer.toHexString(java.util.Arrays.hashCode(bytes)) + "-" + bytes.length + "\"";
      return Optional.of(new File(type, bytes, packed(type, bytes), tag));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static byte[] packed(String type, byte[] bytes) throws IOException {
    boolean text = type.contains("charset") || type.contains("svg") || type.contains("json");
    if (!text || bytes.length < WORTH_PACKING) return new byte[0];
    var out = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.toByteArray();
  }
}
