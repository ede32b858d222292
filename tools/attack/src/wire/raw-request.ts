import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A request byte by byte, as no well-behaved client sends it. */
export interface RawRequest {
  method: string;
  /** Request target, neither validated nor encoded. */
  target: string;
  headers: [string, string][];
  body: Buffer | null;
  /** A half request stops in its middle and then disconnects; a slow one is sent in pieces. */
  sendMode: 'complete' | 'half' | 'slow';
}

export interface RawResponse {
  status: number;
  /** Names in lower case. */
  headers: [string, string][];
  body: string;
  ms: number;
}

export type RawOutcome =
  | ({ kind: 'response' } & RawResponse)
  /** `closed` and `refused` are caused by the server, `hung up` by us. */
  | { kind: 'none'; reason: 'closed' | 'refused' | 'timeout' | 'hung up'; ms: number };

const slowPieces = 4;
const slowPauseMs = 30;
const hangUpDelayMs = 100;

/** The bytes of a request. */
export function toBytes({ method, target, headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, 'utf8');
  return body === null ? head : Buffer.concat([head, body]);
}

function decodeChunks(raw: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = raw.indexOf('\r\n', at);
    const size = lineEnd === -1 ? 0 : Number.parseInt(raw.toString('latin1', at, lineEnd), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(raw.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

/** Parses the response of a closed connection; null when it is none. */
export function parseResponse(raw: Buffer): Omit<RawResponse, 'ms'> | null {
  const headEnd = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw.toString('utf8', 0, headEnd === -1 ? raw.length : headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (headEnd === -1 || !(status >= 100)) return null;
  // After `100 Continue` comes the actual response.
  if (status < 200) return parseResponse(raw.subarray(headEnd + 4));
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const rest = raw.subarray(headEnd + 4);
  const isChunked = headers.some(([name, value]) => name === 'transfer-encoding' && /chunked/i.test(value));
  return { status, headers, body: (isChunked ? decodeChunks(rest) : rest).toString('utf8') };
}

function write(socket: Socket, bytes: Buffer, sendMode: RawRequest['sendMode']): void {
  if (sendMode === 'complete') {
    socket.write(bytes);
    return;
  }
  if (sendMode === 'half') {
    socket.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    setTimeout(() => socket.destroy(), hangUpDelayMs);
    return;
  }
  const size = Math.ceil(bytes.length / slowPieces);
  for (let piece = 0; piece < slowPieces; piece += 1) {
    const part = bytes.subarray(piece * size, (piece + 1) * size);
    setTimeout(() => socket.writable && socket.write(part), piece * slowPauseMs);
  }
}

/** Sends a request on its own connection and reads the response until the server closes it. */
export function send(origin: string, request: RawRequest, timeoutMs: number): Promise<RawOutcome> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    let reason: 'closed' | 'refused' | 'timeout' = 'closed';
    const socket = connect(Number(port), hostname);
    const timeout = setTimeout(() => {
      reason = 'timeout';
      socket.destroy();
    }, timeoutMs);
    socket.on('connect', () => write(socket, toBytes(request), request.sendMode));
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') reason = 'refused';
    });
    socket.on('close', () => {
      clearTimeout(timeout);
      const ms = performance.now() - startedAt;
      const response = parseResponse(Buffer.concat(received));
      if (response !== null && reason !== 'timeout') resolve({ kind: 'response', ...response, ms });
      else resolve({ kind: 'none', reason: request.sendMode === 'half' ? 'hung up' : reason, ms });
    });
  });
}
