import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Address } from '../wire/shopper';
import type { Fault, FaultyAnswer, FaultyRequest } from './fault';

const ofTheConnection = ['host', 'connection', 'content-length'];

async function readRequest(request: IncomingMessage): Promise<FaultyRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(
      Object.entries(request.headers)
        .filter(([name]) => !ofTheConnection.includes(name))
        .map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

/** Breaks one thing between a caller and the backend at an address. JSON alone passes. */
export async function startFaultProxy(
  { serve }: Pick<Fault, 'serve'>,
  backend: Address,
): Promise<{ address: Address; stop(): Promise<void> }> {
  const origins: Record<string, string> = { store: new URL(backend.store).origin, cms: new URL(backend.cms).origin };
  const send = async ({ method, path, headers, body }: FaultyRequest): Promise<FaultyAnswer> => {
    const origin = origins[path.startsWith('/cms') ? 'cms' : 'store'] ?? '';
    const response = await fetch(origin + path, { method, headers, ...(body !== '' && { body }) });
    const text = await response.text();
    const kept = ['content-type', 'cache-control', 'vary', 'retry-after'];
    return {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name))),
      json: response.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : null,
    };
  };
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { status, headers, json } = await serve(await readRequest(incoming), send);
      outgoing.writeHead(status, headers).end(JSON.stringify(json));
    })().catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  const origin = `http://127.0.0.1:${typeof listening === 'object' && listening !== null ? listening.port : 0}`;
  const paths = { store: new URL(backend.store).pathname, cms: new URL(backend.cms).pathname };
  return {
    address: { store: origin + paths.store, cms: origin + paths.cms },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
