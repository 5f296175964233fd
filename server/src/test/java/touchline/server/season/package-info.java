/// The server with the real game: Match of the Season over HTTP. [touchline.server.season.Season]
/// opens a desk with it; what is hidden, whole games and kills are tried by one test each.
package touchline.server.season;
