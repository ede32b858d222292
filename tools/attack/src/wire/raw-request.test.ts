import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { send } from './raw-request';
import type { RawRequest } from './raw-request';

let server: Server;
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

async function serve(listener: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(listener ?? (() => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const request = (parts: Partial<RawRequest> = {}): RawRequest => ({
  method: 'GET',
  target: '/',
  headers: [
    ['Host', 'x'],
    ['Connection', 'close'],
  ],
  body: null,
  sendMode: 'complete',
  ...parts,
});

it('reads a chunked response, sent at once or slowly', async () => {
  const origin = await serve(({ url }, response) => {
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.write('ž'.repeat(5));
    response.end(url);
  });
  for (const sendMode of ['complete', 'slow'] as const) {
    const response = await send(origin, request({ target: '//a%00', sendMode }), 5_000);
    expect(response).toMatchObject({ kind: 'response', status: 200, body: 'žžžžž//a%00' });
    expect(response.kind === 'response' && response.headers.filter(([name]) => name === 'set-cookie')).toHaveLength(2);
  }
});

it('reports why a request got no response', async () => {
  const origin = await serve((_request, response) => void response.socket?.destroy());
  expect(await send(origin, request(), 5_000)).toMatchObject({ kind: 'none', reason: 'closed' });
  expect(await send(origin, request({ sendMode: 'half' }), 5_000)).toMatchObject({ kind: 'none', reason: 'hung up' });
  expect(await send('http://127.0.0.1:1', request(), 5_000)).toMatchObject({ kind: 'none', reason: 'refused' });
});

it('times out', async () => {
  const origin = await serve(() => undefined);
  expect(await send(origin, request(), 50)).toMatchObject({ kind: 'none', reason: 'timeout' });
});
