package touchline.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchline.bots.Bots;
import touchline.engine.Game;
import touchline.engine.Options;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.engine.Title;
import touchline.lab.BalancePage;
import touchline.lab.Countings;
import touchline.lab.Report;
import touchline.lab.Row;
import touchline.lab.Simulation;
import touchline.packs.Packs;

/// Lets computer managers play many games on all cores, and reports. The same seed gives the same
/// report on any machine.
@Command(name = "simulate")
final class SimulateCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", descriptionKey = "GAME")
  private String id = "";

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
  private int games;

  @Option(names = "--seats", paramLabel = "LEVEL", split = ",")
  private List<String> seats = List.of();

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed;

  @Option(names = "--options", paramLabel = "OPTION=VALUE", split = ",")
  private Map<String, String> options = Map.of();

  @Option(names = "--pack", paramLabel = "DIR")
  private @Nullable Path pack;

  @Option(names = "--fixed-seats")
  private boolean fixed;

  @Option(names = "--out", paramLabel = "DIR")
  private @Nullable Path out;

  @Option(names = "--report", paramLabel = "FILE")
  private @Nullable Path page;

  @Spec private CommandSpec spec;
  private final Texts texts;

  SimulateCommand(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Integer call() {
    var game = Shelf.game(id);
    if (games < 1) throw Trouble.misused("simulate.games", games);
    var report = simulate(game, setup(game));
    var writer = spec.commandLine().getOut();
    writer.println(texts.say("simulate.head", game.title().name(), games, seated(), "" + seed));
    writer.print(report.table());
    writer.flush();
    if (out != null) {
      WholeFiles.write(out.resolve(id + ".json"), report.json());
      WholeFiles.write(out.resolve(id + ".csv"), report.csv());
    }
    if (page != null) {
      WholeFiles.write(page, BalancePage.of(report, game.title().name(), again()));
    }
    return ExitCode.OK;
  }

  private Setup setup(Game<?> game) {
    var title = game.title();
    if (!spec.commandLine().getParseResult().hasMatchedOption("--seats"))
      seats = new ArrayList<>(Collections.nCopies(title.mostSeats(), Bots.COACH));
    checkSeats(title);
    var chosen = new Options(options);
    try {
      chosen.check(title);
    } catch (IllegalArgumentException e) {
      throw Trouble.misused("simulate.option", String.valueOf(e.getMessage()));
    }
    return Packs.setup(game, seats.size(), chosen, Shelf.pack(game, pack));
  }

  private void checkSeats(Title title) {
    for (var level : seats) {
      if (!Bots.LEVELS.contains(level))
        throw Trouble.misused("simulate.level", level, String.join(", ", Bots.LEVELS));
    }
    if (seats.size() < title.fewestSeats() || seats.size() > title.mostSeats()) {
      throw Trouble.misused(
          "simulate.seats", seats.size(), title.name(), title.fewestSeats(), title.mostSeats());
    }
  }

  private <S extends State<S>> Report simulate(Game<S> game, Setup setup) {
    var progress = Progress.on(spec.commandLine().getErr(), texts);
    var order = new Simulation.Order<>(game, setup, seats, !fixed, games, seed);
    var countings = Countings.<S>of(setup);
    int cores = Runtime.getRuntime().availableProcessors();
    var tally =
        Simulation.run(order, cores, countings, done -> progress.at((double) done / games, done));
    progress.done();
    var rows = new ArrayList<Row>();
    for (var counting : countings) rows.addAll(counting.rows(tally));
    return new Report(id, games, seed, seats, rows);
  }

  private String seated() {
    return String.join(", ", seats);
  }

  /// How this page is made again.
  private String again() {
    var command = new StringBuilder("./touchline simulate " + id);
    command.append(" --games ").append(games).append(" --seats ").append(String.join(",", seats));
    command.append(" --seed ").append(seed);
    options.forEach((k, v) -> command.append(" --options ").append(k).append('=').append(v));
    return command.append(" --report ").append(page).toString();
  }
}
