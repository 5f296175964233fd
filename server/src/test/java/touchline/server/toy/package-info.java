/// A tiny game for the server's tests: hands nobody else sees, covered picks, an auction, an aside,
/// and as many rounds as a test wants. Start with [touchline.server.toy.Toy].
package touchline.server.toy;
