import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';

/** No form of the shop is larger. */
export const maxBodyBytes = 1024 * 1024;

/** A request's body grew beyond what any form of the shop needs. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

async function* counted(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A request is read as bytes');
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) throw new BodyTooLarge(`A body of more than ${maxBodyBytes} bytes`);
    yield chunk;
  }
}

/** Whether the request says itself that it is too large. */
export function announcesTooMuch(request: Pick<IncomingMessage, 'headers'>): boolean {
  return Number(request.headers['content-length'] ?? 0) > maxBodyBytes;
}

/** The body as a stream that fails beyond the limit, for bodies that do not announce their length. */
export function limitedBody(request: IncomingMessage): ReadableStream<Uint8Array> {
  return createReadableStreamFromReadable(Readable.from(counted(request), { objectMode: false }));
}
