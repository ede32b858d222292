import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import { metricsContentType, metricsText } from './metrics.server';

export interface MetricsAddress {
  host: string;
  port: number;
}

/** The metrics port is not available; the message is one line for the operator. */
export class MetricsPortTaken extends Error {
  override name = 'MetricsPortTaken';
  constructor({ host, port }: MetricsAddress, cause: Error) {
    super(`Metrics cannot be served on ${host}:${port}: ${cause.message}. Set METRICS_PORT to a free port.`, { cause });
  }
}

function handleRequest(request: IncomingMessage, response: ServerResponse): void {
  const isKnown = request.url?.split('?')[0] === '/metrics';
  if (!isKnown || request.method !== 'GET') {
    response.writeHead(isKnown ? 405 : 404, { 'Content-Type': 'text/plain' }).end();
    return;
  }
  metricsText().then(
    (text) => response.writeHead(200, { 'Content-Type': metricsContentType, 'Cache-Control': 'no-store' }).end(text),
    () => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(),
  );
}

function listen(server: Server, address: MetricsAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new MetricsPortTaken(address, error)));
    server.listen(address.port, address.host, resolve);
  });
}

/** Process metrics besides the shop's own: memory, CPU, event loop delay. */
function collectProcessMetrics(): void {
  if (register.getSingleMetric('process_cpu_seconds_total') === undefined) collectDefaultMetrics();
}

/**
 * Serves `/metrics` on its own port without keeping the process alive. Nothing is served without an address.
 * @returns the port it listens on, `null` when it does not
 * @throws MetricsPortTaken
 */
export async function serveMetrics(address: MetricsAddress | null): Promise<number | null> {
  if (address === null) return null;
  const server = createServer(handleRequest);
  await listen(server, address);
  // A stopping process does not wait for open scrape connections.
  server.unref();
  server.on('connection', (socket) => socket.unref());
  collectProcessMetrics();
  const boundAddress = server.address();
  return typeof boundAddress === 'object' && boundAddress !== null ? boundAddress.port : address.port;
}
