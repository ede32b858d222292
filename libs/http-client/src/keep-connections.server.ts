import type { Server } from 'node:http';

/**
 * Longer than balancers and proxies keep idle connections (nginx and AWS 60 seconds, Traefik 90, Caddy 120), so that they
 * close them: a request sent on a connection that the server is closing is lost, and its client gets a 502.
 */
const keepAliveMs = 125_000;

/** Also longer than idle connections are kept, or a request that comes late on one would be cut off. */
const headersMs = keepAliveMs + 3_000;

/** Lets the clients of a server decide when idle connections are closed, instead of Node's 5 seconds. */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = headersMs;
}
