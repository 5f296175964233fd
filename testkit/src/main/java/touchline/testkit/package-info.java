/// The laws every game must keep, golden games and deep comparison, for tests.
@NullMarked
package touchline.testkit;

import org.jspecify.annotations.NullMarked;
