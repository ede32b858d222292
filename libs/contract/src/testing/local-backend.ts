import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request that arrived. */
export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer = (response: ServerResponse, request: ReceivedRequest) => void;

/** A local HTTP server whose answers a test writes. */
export interface LocalBackend {
  baseUrl: string;
  /** All that arrived, oldest first. */
  requests: ReceivedRequest[];
  /** Next answers, one per request; the last one stays. */
  answer(...answers: Answer[]): void;
  stop(): Promise<void>;
}

/** Answers with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Answers with a text that is no JSON. */
export function text(body: string, status = 200, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers });
    response.end(body);
  };
}

/** Ends the connection without an answer. */
export const hangUp: Answer = (response) => {
  response.destroy();
};

/** Never answers. */
export const silence: Answer = () => {};

/** Promises more than it sends, then ends the connection. */
export const halfAnswer: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"data": {"id"', () => response.destroy());
};

/** Begins an answer and never ends it. */
export const stall: Answer = (response) => {
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
  let answers: Answer[] = [];
  const server = createServer((incoming, response) => {
    void readBody(incoming).then((body) => {
      const request = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body };
      requests.push(request);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      (answer ?? silence)(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    answer: (...next) => {
      answers = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
