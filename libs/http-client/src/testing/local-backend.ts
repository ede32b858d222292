import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A received request. */
export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type ReplyHandler = (response: ServerResponse, request: ReceivedRequest) => void;

/** A local HTTP server with responses scripted by a test. */
export interface LocalBackend {
  baseUrl: string;
  /** All received requests, oldest first. */
  requests: ReceivedRequest[];
  /** Sets the next responses, one per request; the last one repeats. */
  reply(...replies: ReplyHandler[]): void;
  stop(): Promise<void>;
}

/** Responds with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): ReplyHandler {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Responds with text that is no JSON. */
export function text(body: string, status = 200, headers: Record<string, string> = {}): ReplyHandler {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers });
    response.end(body);
  };
}

/** Closes the connection without a response. */
export const dropConnection: ReplyHandler = (response) => {
  response.destroy();
};

/** Never responds. */
export const noResponse: ReplyHandler = () => {};

/** Sends less than its Content-Length, then closes the connection. */
export const truncatedResponse: ReplyHandler = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"data": {"id"', () => response.destroy());
};

/** Starts a response and never finishes it. */
export const stalledResponse: ReplyHandler = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"data": ');
};

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** Starts the server on a free port of the loopback. */
export async function startLocalBackend(): Promise<LocalBackend> {
  const requests: ReceivedRequest[] = [];
  let replies: ReplyHandler[] = [];
  const server = createServer((incoming, response) => {
    void readBody(incoming).then((body) => {
      const request = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body };
      requests.push(request);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      (reply ?? noResponse)(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    reply: (...next) => {
      replies = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
