import { anIdentity } from '@vyloha/http-client/testing';
import { createStoreClient } from '@vyloha/store-client';
import { BackendUnavailable } from '@vyloha/http-client';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { toPlacePayload } from '../model/placing/place-payload';
import { anOrderToPlace } from '../testing/an-order-to-place';
import { placeOrder } from './orders.server';

const payload = toPlacePayload(anOrderToPlace());

type StubResponse = 'none' | { status: number; body: object };

const placed: StubResponse = { status: 200, body: { data: { order: { code: '2026000123', token: 'order-token' } } } };
const soldOut: StubResponse = { status: 409, body: { errors: [{ title: 'Zboží je vyprodané' }] } };

let server: Server | undefined;
afterEach(() => server?.close());

/** A backend that returns these responses in sequence; `none` closes the connection. */
async function placeAt(...answers: StubResponse[]) {
  const bodies: string[] = [];
  const keys: unknown[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    keys.push(request.headers['idempotency-key']);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      const answer = answers.shift() ?? 'none';
      if (answer === 'none') return void request.socket.destroy();
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const identity = () => anIdentity();
  const store = createStoreClient({ baseUrl: `http://127.0.0.1:${port}/store`, identity, requestId: 'test' });
  return { answer: placeOrder(store, payload, 'attempt-0123456789'), bodies, keys };
}

describe('placeOrder', () => {
  it('sends the payload and reads the order’s identifiers', async () => {
    const { answer, bodies } = await placeAt(placed);
    expect(await answer).toMatchObject({
      ok: true,
      data: { code: '2026000123', token: 'order-token', isPaidOnline: false, payment: null },
    });
    expect(bodies.map((body) => JSON.parse(body))).toEqual([payload]);
  });

  it('reads the payment URL', async () => {
    const payment = { id: '3000001', redirectUrl: 'https://pay.example/1' };
    const body = { data: { order: { code: '1', token: 't', payment: { type: 'ONLINE' } }, payment } };
    const { answer } = await placeAt({ status: 200, body });
    expect(await answer).toMatchObject({ data: { isPaidOnline: true, payment } });
  });

  it('retries once without a response: the same attempt is the same order', async () => {
    const { answer, bodies, keys } = await placeAt('none', placed);
    expect(await answer).toMatchObject({ ok: true });
    expect(bodies[1]).toBe(bodies[0]);
    expect(keys).toEqual(['attempt-0123456789', 'attempt-0123456789']);
  });

  it('gives up after the second call without a response', async () => {
    const { answer, bodies } = await placeAt('none', 'none', placed);
    await expect(answer).rejects.toBeInstanceOf(BackendUnavailable);
    expect(bodies).toHaveLength(2);
  });

  it('returns an error response without a retry', async () => {
    const { answer, bodies } = await placeAt(soldOut, placed);
    expect(await answer).toMatchObject({ ok: false, status: 409, errors: [{ title: 'Zboží je vyprodané' }] });
    expect(bodies).toHaveLength(1);
  });
});
