import { startServer } from '@vyloha/storefront/testing';
import type { RecordedCall, RunningServer } from '@vyloha/storefront/testing';

/** A proxy in front of the backend that records all calls. */
export interface RecordingBackend extends RunningServer {
  calls: RecordedCall[];
}

/** Hop-by-hop headers. */
const ownHeaders = ['host', 'connection', 'content-length', 'transfer-encoding'];

/**
 * Forwards everything to the backend at `origin`, and records it.
 * @param rewrite changes the bodies of responses
 */
export async function startRecordingBackend(
  origin: string,
  rewrite = (body: Buffer): Buffer | string => body,
): Promise<RecordingBackend> {
  const calls: RecordedCall[] = [];
  const server = await startServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const forwardedHeaders = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !ownHeaders.includes(name)) forwardedHeaders.set(name, String(value));
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const requestBody = Buffer.concat(chunks);
      calls.push({ method, url, headers, body: requestBody.toString() });
      const body = requestBody.length === 0 ? {} : { body: requestBody };
      fetch(origin + url, { method, headers: forwardedHeaders, ...body }).then(
        async (upstream) => {
          const type = upstream.headers.get('content-type') ?? 'application/json';
          const received = Buffer.from(await upstream.arrayBuffer());
          response.writeHead(upstream.status, { 'Content-Type': type }).end(rewrite(received));
        },
        () => response.destroy(),
      );
    });
  });
  return { ...server, calls };
}
