import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import { metricsContentType, metricsText } from './metrics.server';

export interface MetricsAddress {
  host: string;
  port: number;
}

/** The port of the metrics cannot be had; the message is one line for the person who started the process. */
export class MetricsPortTaken extends Error {
  override name = 'MetricsPortTaken';
  constructor({ host, port }: MetricsAddress, cause: Error) {
    super(`Metrics cannot be served on ${host}:${port}: ${cause.message}. Set METRICS_PORT to a free port.`, { cause });
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
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

/** Beside the shop's own figures, those of the process: memory, processor, delay of the event loop. */
function collectFiguresOfProcess(): void {
  if (register.getSingleMetric('process_cpu_seconds_total') === undefined) collectDefaultMetrics();
}

/**
 * Serves `/metrics` on a port of its own, for as long as the process has something else to do. Nothing is served without
 * an address.
 * @returns the port it listens on, `null` when it does not
 * @throws MetricsPortTaken
 */
export async function serveMetrics(address: MetricsAddress | null): Promise<number | null> {
  if (address === null) return null;
  const server = createServer(answer);
  await listen(server, address);
  // A process that stops does not wait for whoever looks at it.
  server.unref();
  server.on('connection', (socket) => socket.unref());
  collectFiguresOfProcess();
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : address.port;
}
