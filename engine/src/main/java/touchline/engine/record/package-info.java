/// Records as text: the language of saves, tests and bug reports. Start with
/// [touchline.engine.record.GameRecord] (what a record holds), then
/// [touchline.engine.record.RecordReader], [touchline.engine.record.RecordWriter] and
/// [touchline.engine.record.Check] (replays a record and verifies what it expects).
@NullMarked
package touchline.engine.record;

import org.jspecify.annotations.NullMarked;
