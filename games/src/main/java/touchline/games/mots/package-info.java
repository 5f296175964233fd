/// Match of the Season: its order of play stands in [touchline.games.mots.Course], one file for
/// each phase and each thing that may be done beside it, all over one
/// [touchline.games.mots.MotsState]. What others may use is public: the views, the moves, the
/// events and [touchline.games.mots.MotsContent].
@NullMarked
package touchline.games.mots;

import org.jspecify.annotations.NullMarked;
