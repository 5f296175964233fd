package touchline.app;

import picocli.CommandLine.Command;

/// The tests are run from the sources, so the launcher does it; here the command only stands in the
/// list and says so.
@Command(name = "test")
final class TestCommand implements Runnable {
  @Override
  public void run() {
    throw Trouble.misused("test.by-launcher");
  }
}
