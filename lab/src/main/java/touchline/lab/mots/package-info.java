/// What is counted in games of Match of the Season.
@NullMarked
package touchline.lab.mots;

import org.jspecify.annotations.NullMarked;
