package touchline.app;

import java.lang.reflect.Constructor;
import picocli.CommandLine;

/// Makes the commands: one with a constructor that takes the catalogue gets it.
record Wiring(Texts texts) implements CommandLine.IFactory {
  @Override
  public <K> K create(Class<K> type) throws Exception {
    if (touchline(type)) {
      for (Constructor<?> constructor : type.getDeclaredConstructors()) {
        if (constructor.getParameterCount() == 1
            && constructor.getParameterTypes()[0] == Texts.class) {
          return type.cast(constructor.newInstance(texts));
        }
      }
    }
    return CommandLine.defaultFactory().create(type);
  }

  private static boolean touchline(Class<?> type) {
    return type.getPackageName().equals(Wiring.class.getPackageName());
  }
}
