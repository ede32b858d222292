import type { IncomingMessage } from 'node:http';

/** A rejected body, and the status of the response. */
export class RefusedBody extends Error {
  override name = 'RefusedBody';
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

const tooLarge = 'Payload too large';

/** Whether a body is compressed; none is decompressed here, since a few bytes could expand to any size. */
function isEncoded({ headers }: IncomingMessage): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  return encoding !== undefined && encoding !== '' && encoding !== 'identity';
}

/** The media type of a body, without its parameters. */
export function mediaType({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // The connection stays usable when reading ends early, otherwise no response could be sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A request is read as bytes');
      yield chunk;
    }
  } catch (error) {
    if (request.destroyed && !request.complete) throw new RefusedBody(400, 'The body broke off');
    throw error;
  }
}

/**
 * Reads a body of at most that many bytes.
 * @throws RefusedBody for a longer, a compressed, and an incomplete one
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (isEncoded(request)) throw new RefusedBody(415, 'Unsupported content encoding');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new RefusedBody(413, tooLarge);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RefusedBody(413, tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
