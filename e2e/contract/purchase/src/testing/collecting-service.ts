import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A service outside the shop that keeps what it is sent. */
export interface CollectingService {
  url: string;
  /** Bodies of the requests so far. */
  received: unknown[];
  /** Status of its responses. */
  status: number;
  /** Forgets the requests, and responds with 200 again. */
  reset(): void;
  stop(): void;
}

export async function startCollectingService(): Promise<CollectingService> {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    received.push(await json(request));
    response.writeHead(service.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: CollectingService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    status: 200,
    reset: () => {
      service.status = 200;
      received.length = 0;
    },
    stop: () => void server.close(),
  };
  return service;
}
