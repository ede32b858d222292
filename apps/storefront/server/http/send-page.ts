import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import { writeReadableStreamToWritable } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { acceptedEncoding } from './accepts-encoding';

/** A page made for one shopper is compressed once and thrown away: the fastest level is the right one. */
const gzipOptions = { level: constants.Z_BEST_SPEED };
const minCompressedBytes = 1024;
const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json))/;
const gzipAsync = promisify(gzip);

function mayGzip(request: ExpressRequest, headers: Headers): boolean {
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
  answer: { status: number; headers: Headers; text: string },
): Promise<void> {
  const { status, headers, text } = answer;
  let body: Buffer = Buffer.from(text);
  headers.append('Vary', 'Accept-Encoding');
  if (body.byteLength >= minCompressedBytes && mayGzip(request, headers)) {
    body = await gzipAsync(body, gzipOptions);
    headers.set('Content-Encoding', 'gzip');
  }
  headers.set('Content-Length', String(body.byteLength));
  writeHead(response, status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const leftCodes: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/** Who leaves while an answer is on its way is no failure. */
export function unlessLeft(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && leftCodes.includes(error.code))) throw error;
}

/** Sends an answer whose body is a stream: single-fetch data, deferred pages, files. */
export async function sendStream(
  request: ExpressRequest,
  response: ExpressResponse,
  answer: { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null },
): Promise<void> {
  const { status, headers, body } = answer;
  if (body === null || request.method === 'HEAD') {
    await body?.cancel();
    writeHead(response, status, headers);
    response.end();
    return;
  }
  const gzips = mayGzip(request, headers);
  headers.append('Vary', 'Accept-Encoding');
  if (gzips) headers.set('Content-Encoding', 'gzip');
  writeHead(response, status, headers);
  if (!gzips) return writeReadableStreamToWritable(body, response);
  // Each part is flushed through, or a deferred page would arrive in one piece after all.
  const gzipped = createGzip({ ...gzipOptions, flush: constants.Z_SYNC_FLUSH });
  const sent = Promise.all([writeReadableStreamToWritable(body, gzipped), pipeline(gzipped, response)]);
  await sent.then(() => {}, unlessLeft);
}
