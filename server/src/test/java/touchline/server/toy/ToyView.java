package touchline.server.toy;

import java.util.List;
import touchline.engine.View;

/// What one viewer sees of the toy.
record ToyView(
    int round,
    Toy.Stage stage,
    int hand,
    List<Integer> picks,
    List<Boolean> chosen,
    List<Integer> purse,
    List<Integer> points,
    Sale sale)
    implements View {
  record Sale(int price, int leader, int lot) {}
}
