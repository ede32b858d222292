import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { acceptedEncoding } from './accepts-encoding';

/** A page rendered for one shopper is compressed once and not reused: the fastest level is the right one. */
const gzipOptions = { level: constants.Z_BEST_SPEED };
const minCompressedBytes = 1024;
const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json))/;
const gzipAsync = promisify(gzip);

function canGzip(request: ExpressRequest, headers: Headers): boolean {
  if (headers.has('Content-Encoding')) return false;
  if (!compressible.test(headers.get('Content-Type') ?? '')) return false;
  return acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
}

function writeHead(response: ExpressResponse, status: number, headers: Headers): void {
  response.status(status);
  for (const [name, value] of headers) response.append(name, value);
}

/** Sends a finished page, or any other text. */
export async function sendText(
  request: ExpressRequest,
  response: ExpressResponse,
  payload: { status: number; headers: Headers; text: string },
): Promise<void> {
  const { status, headers, text } = payload;
  let body: Buffer = Buffer.from(text);
  headers.append('Vary', 'Accept-Encoding');
  if (body.byteLength >= minCompressedBytes && canGzip(request, headers)) {
    body = await gzipAsync(body, gzipOptions);
    headers.set('Content-Encoding', 'gzip');
  }
  headers.set('Content-Length', String(body.byteLength));
  writeHead(response, status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const disconnectCodes: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/** A client that disconnects during a response is not a failure. */
export function ignoreDisconnect(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && disconnectCodes.includes(error.code))) throw error;
}

/** Parts of a body, each read when the one before was taken: a slow client holds up a long file, not the memory. */
export async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Sends a response whose body is a stream: single-fetch data, deferred pages, files. */
export async function sendStream(
  request: ExpressRequest,
  response: ExpressResponse,
  payload: { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null },
): Promise<void> {
  const { status, headers, body } = payload;
  if (body === null || request.method === 'HEAD') {
    await body?.cancel();
    writeHead(response, status, headers);
    response.end();
    return;
  }
  const isGzipped = canGzip(request, headers);
  headers.append('Vary', 'Accept-Encoding');
  if (isGzipped) headers.set('Content-Encoding', 'gzip');
  writeHead(response, status, headers);
  // A pipeline adds seven listeners to its end; with those of the host they are more than Node finds normal.
  response.setMaxListeners(response.getMaxListeners() + 7);
  // Each part is flushed, otherwise a deferred page would arrive in one piece.
  const compression = isGzipped ? [createGzip({ ...gzipOptions, flush: constants.Z_SYNC_FLUSH })] : [];
  await pipeline([Readable.from(readChunks(body)), ...compression, response]).catch(ignoreDisconnect);
}
