import type { ServerResponse } from 'node:http';

/** An answer of the real backend, or null where the fault needs none. */
export interface TrueAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface Fault {
  name: string;
  /** Whether the backend is asked at all. */
  needsAnswer: boolean;
  /** Answers in place of the backend, or never does. */
  apply(response: ServerResponse, answer: TrueAnswer | null): void;
}

const delayMs = 1_500;
const hugeBytes = 24 * 1024 * 1024;

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

function passOn(response: ServerResponse, answer: TrueAnswer | null, body = answer?.body): void {
  const headers = Object.fromEntries(
    Object.entries(answer?.headers ?? {}).filter(
      ([name]) => !['content-length', 'transfer-encoding', 'connection', 'etag'].includes(name),
    ),
  );
  response.writeHead(answer?.status ?? 502, headers).end(body);
}

/** Every text becomes a number, every number a text, every list an object: JSON that parses and means nothing. */
export function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.map(withWrongTypes) };
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withWrongTypes(one)]));
  }
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return `x${value}`;
  return value === null ? [] : String(value);
}

/** The envelope of an answer stays, so that it is not refused at the first look. */
function wrongTypes(body: Buffer): string {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    if (!isObject) return JSON.stringify(withWrongTypes(json));
    return JSON.stringify(Object.fromEntries(Object.entries(json).map(([key, one]) => [key, withWrongTypes(one)])));
  } catch {
    return '"x"';
  }
}

/** What a backend does that is not well. */
export const faults: readonly Fault[] = [
  {
    name: 'delay',
    needsAnswer: true,
    apply: (response, answer) => void setTimeout(() => response.destroyed || passOn(response, answer), delayMs).unref(),
  },
  { name: 'hang', needsAnswer: false, apply: () => undefined },
  { name: 'close', needsAnswer: false, apply: (response) => void response.socket?.destroy() },
  {
    name: '500',
    needsAnswer: false,
    apply: (response) => sendJson(response, 500, '{"errors":[{"title":"x"}]}'),
  },
  { name: 'empty', needsAnswer: false, apply: (response) => sendJson(response, 200, '') },
  {
    name: 'html',
    needsAnswer: false,
    apply: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>'),
  },
  {
    name: 'truncated',
    needsAnswer: true,
    apply: (response, answer) => passOn(response, answer, answer?.body.subarray(0, Math.floor(answer.body.length / 2))),
  },
  {
    name: 'wrong types',
    needsAnswer: true,
    apply: (response, answer) => passOn(response, answer, Buffer.from(wrongTypes(answer?.body ?? Buffer.alloc(0)))),
  },
  {
    name: 'huge',
    needsAnswer: false,
    apply: (response) => sendJson(response, 200, `{"data":"${'x'.repeat(hugeBytes)}"}`),
  },
];
