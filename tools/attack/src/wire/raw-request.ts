import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A request byte by byte as a program without manners sends it. */
export interface RawRequest {
  method: string;
  /** What stands behind the method, not checked and not encoded. */
  target: string;
  headers: [string, string][];
  body: Buffer | null;
  /** A half request stops in its middle and then hangs up; a slow one is sent in pieces. */
  manner: 'whole' | 'half' | 'slow';
}

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: [string, string][];
  body: string;
  ms: number;
}

export type RawOutcome =
  | ({ kind: 'answer' } & RawAnswer)
  /** `closed` and `refused` are the server's doing, `hung up` is ours. */
  | { kind: 'none'; reason: 'closed' | 'refused' | 'timeout' | 'hung up'; ms: number };

const slowPieces = 4;
const slowPauseMs = 30;
const halfPatienceMs = 100;

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

/** Reads the answer that a closed connection left behind; null when it is none. */
export function parseAnswer(raw: Buffer): Omit<RawAnswer, 'ms'> | null {
  const headEnd = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw.toString('utf8', 0, headEnd === -1 ? raw.length : headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (headEnd === -1 || !(status >= 100)) return null;
  // Behind `100 Continue` comes the answer itself.
  if (status < 200) return parseAnswer(raw.subarray(headEnd + 4));
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const rest = raw.subarray(headEnd + 4);
  const isChunked = headers.some(([name, value]) => name === 'transfer-encoding' && /chunked/i.test(value));
  return { status, headers, body: (isChunked ? decodeChunks(rest) : rest).toString('utf8') };
}

function write(socket: Socket, bytes: Buffer, manner: RawRequest['manner']): void {
  if (manner === 'whole') {
    socket.write(bytes);
    return;
  }
  if (manner === 'half') {
    socket.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    setTimeout(() => socket.destroy(), halfPatienceMs);
    return;
  }
  const size = Math.ceil(bytes.length / slowPieces);
  for (let piece = 0; piece < slowPieces; piece += 1) {
    const part = bytes.subarray(piece * size, (piece + 1) * size);
    setTimeout(() => socket.writable && socket.write(part), piece * slowPauseMs);
  }
}

/** Sends a request on a connection of its own and reads what comes until the server closes it. */
export function send(origin: string, request: RawRequest, timeoutMs: number): Promise<RawOutcome> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    let reason: 'closed' | 'refused' | 'timeout' = 'closed';
    const socket = connect(Number(port), hostname);
    const patience = setTimeout(() => {
      reason = 'timeout';
      socket.destroy();
    }, timeoutMs);
    socket.on('connect', () => write(socket, toBytes(request), request.manner));
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') reason = 'refused';
    });
    socket.on('close', () => {
      clearTimeout(patience);
      const ms = performance.now() - startedAt;
      const answer = parseAnswer(Buffer.concat(received));
      if (answer !== null && reason !== 'timeout') resolve({ kind: 'answer', ...answer, ms });
      else resolve({ kind: 'none', reason: request.manner === 'half' ? 'hung up' : reason, ms });
    });
  });
}
