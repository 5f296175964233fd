/// Tests of the server from outside: a real server on a free port, real HTTP.
/// [touchline.server.Desk] starts one, [touchline.server.Client] talks to it for one seat.
package touchline.server;
