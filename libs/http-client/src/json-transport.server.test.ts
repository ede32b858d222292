import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  truncatedResponse,
  dropConnection,
  json,
  noResponse,
  stalledResponse,
  startLocalBackend,
  text,
} from './testing/local-backend';
import type { ReplyHandler, LocalBackend } from './testing/local-backend';
import { BackendUnavailable } from './backend-unavailable';
import { createJsonTransport } from './json-transport.server';
import type { JsonRequest } from './json-transport.server';
import type { FinishedCall, TransportOptions } from './transport.server';

let backend: LocalBackend;
let calls: FinishedCall[];

beforeEach(async () => {
  backend = await startLocalBackend();
  calls = [];
});
afterEach(() => backend.stop());

function send(request: Partial<JsonRequest> = {}, options: Partial<TransportOptions> = {}) {
  const transport = createJsonTransport(backend.baseUrl, {
    service: 'store',
    requestId: 'r-1',
    timeoutMs: 1_500,
    onCall: (call) => calls.push(call),
    ...options,
  });
  return transport({ method: 'GET', path: '/api/v1/cart', headers: {}, ...request });
}

async function failure(request: Partial<JsonRequest> = {}, options: Partial<TransportOptions> = {}) {
  const outcome = await send(request, options).catch((error: unknown) => error);
  if (outcome instanceof BackendUnavailable) return outcome;
  throw new Error(`expected a failure, got ${JSON.stringify(outcome)}`);
}

describe('a call', () => {
  it('sends method, query, body, headers and the request id', async () => {
    backend.reply(json({ data: 1 }, 201));
    const query = { ids: ['a', 'b'], page: 2, all: true, nothing: null, missing: undefined };
    const reply = await send({ method: 'POST', query, body: { amount: 1 }, headers: { 'X-Currency': 'CZK' } });
    expect(reply).toMatchObject({ status: 201, body: { data: 1 } });
    expect(backend.requests).toMatchObject([
      {
        method: 'POST',
        url: '/api/v1/cart?ids=a%2Cb&page=2&all=true',
        body: '{"amount":1}',
        headers: {
          'x-currency': 'CZK',
          'x-request-id': 'r-1',
          'content-type': 'application/json',
          accept: 'application/json',
        },
      },
    ]);
  });

  it('reads an empty body as no value', async () => {
    backend.reply((response) => response.writeHead(204).end());
    await expect(send({ method: 'DELETE' })).resolves.toMatchObject({ status: 204, body: undefined });
  });

  it.each([400, 401, 404, 409, 422, 429])('returns %d as a response', async (status) => {
    backend.reply(json({ errors: [] }, status));
    await expect(send()).resolves.toMatchObject({ status });
    expect(backend.requests).toHaveLength(1);
  });

  it('reports each attempt without its query', async () => {
    backend.reply(json({}, 503), json({}));
    await send({ query: { q: 'secret' } });
    expect(calls).toMatchObject([
      { service: 'store', method: 'GET', path: '/api/v1/cart', status: 503, attempt: 1, requestId: 'r-1' },
      { service: 'store', method: 'GET', path: '/api/v1/cart', status: 200, attempt: 2, requestId: 'r-1' },
    ]);
    expect(JSON.stringify(calls)).not.toContain('secret');
  });

  it.each(['/api/v1/orders/..', '/api/v1/../v1/user', '/a/./b', '/a?b', '/a#b', '/a\\b', '/a/%2E%2e/b', '/a\n'])(
    'never sends the unsafe path %j',
    async (path) => {
      await expect(send({ path })).resolves.toMatchObject({ status: 404 });
      expect(backend.requests).toEqual([]);
    },
  );
});

const failures: [name: string, answer: ReplyHandler, reason: string, status: number | undefined][] = [
  ['hangs up', dropConnection, 'network', undefined],
  ['answers half', truncatedResponse, 'network', undefined],
  ['is silent', noResponse, 'timeout', undefined],
  ['begins and never ends', stalledResponse, 'timeout', undefined],
  ['is broken', json({ errors: [{ title: 'x' }] }, 500), 'status', 500],
  ['is overloaded', text('busy', 503), 'status', 503],
  ['is a gateway without a backend', text('<html>', 502), 'status', 502],
  ['answers with a page', text('<html></html>'), 'answer', 200],
  ['cuts its JSON off', text('{"data": '), 'answer', 200],
  ['redirects elsewhere', text('', 302, { Location: 'http://127.0.0.1:1/' }), 'status', 302],
];

describe('a backend that', () => {
  it.each(failures)('%s is unavailable', async (_, reply, reason, status) => {
    backend.reply(reply);
    const error = await failure();
    expect(error).toMatchObject({ reason, status, requestId: 'r-1' });
    expect(error.message).toContain('GET /api/v1/cart');
  });

  it.each(failures)('%s gets no retry of a write', async (_, reply) => {
    backend.reply(reply);
    await failure({ method: 'POST', body: {} });
    expect(backend.requests).toHaveLength(1);
  });

  it.each([
    ['hangs up', dropConnection],
    ['answers half', truncatedResponse],
    ['answers 502', text('', 502)],
    ['answers 503', text('', 503)],
    ['answers 504', text('', 504)],
  ])('%s once is retried', async (_, reply) => {
    backend.reply(reply, json({ data: 1 }));
    await expect(send()).resolves.toMatchObject({ body: { data: 1 } });
    expect(backend.requests).toHaveLength(2);
  });

  it.each([
    ['is silent', noResponse],
    ['answers 500', json({}, 500)],
    ['answers with a page', text('<html>')],
    ['answers 422', json({ errors: [] }, 422)],
  ])('%s is not retried', async (_, reply) => {
    backend.reply(reply, json({ data: 1 }));
    await send().catch(() => undefined);
    expect(backend.requests).toHaveLength(1);
  });

  it('stays down gets exactly one retry', async () => {
    backend.reply(dropConnection);
    await failure();
    expect(backend.requests).toHaveLength(2);
  });

  it('refuses connections is unavailable', async () => {
    const { baseUrl } = backend;
    await backend.stop();
    const transport = createJsonTransport(baseUrl, { service: 'store', requestId: 'r-1' });
    await expect(transport({ method: 'GET', path: '/', headers: {} })).rejects.toMatchObject({ reason: 'network' });
    backend = await startLocalBackend();
  });

  it('sends more than the maximum response size is not read to the end', async () => {
    backend.reply((response) => {
      const piece = Buffer.alloc(1024 * 1024, ' ');
      const push = (): void => void response.write(piece, (error) => error ?? push());
      response.writeHead(200, { 'Content-Type': 'application/json' });
      push();
    });
    const error = await failure({}, { timeoutMs: 20_000 });
    expect(error.reason).toBe('answer');
    expect(backend.requests).toHaveLength(1);
  });
});
