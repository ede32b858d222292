import { listening } from './listening';
import type { Listening } from './listening';
import type { SeenCall } from './fake-backend';

/** A backend behind a listener that writes down who was asked what. */
export interface RecordedBackend extends Listening {
  calls: SeenCall[];
}

/** Headers of one connection only. */
const ownHeaders = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** Passes everything on to the backend at `origin`, and writes it down. */
export async function recordedBackend(origin: string): Promise<RecordedBackend> {
  const calls: SeenCall[] = [];
  const server = await listening((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const passedOn = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !ownHeaders.includes(name)) passedOn.set(name, String(value));
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = Buffer.concat(chunks);
      calls.push({ method, url, headers, body: sent.toString() });
      const body = sent.length === 0 ? {} : { body: sent };
      fetch(origin + url, { method, headers: passedOn, ...body }).then(
        async (answer) => {
          const type = answer.headers.get('content-type') ?? 'application/json';
          response.writeHead(answer.status, { 'Content-Type': type }).end(Buffer.from(await answer.arrayBuffer()));
        },
        () => response.destroy(),
      );
    });
  });
  return { ...server, calls };
}
