import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropConnection, json, noResponse, startLocalBackend } from './testing/local-backend';
import type { LocalBackend } from './testing/local-backend';
import { BackendUnavailable } from './backend-unavailable';
import { CircuitBreakers } from './circuit-breakers.server';
import { Deadline } from './deadline.server';
import { createTransport } from './transport.server';
import type { FinishedCall, TransportOptions, TransportRequest } from './transport.server';

let backend: LocalBackend;
let calls: FinishedCall[];

beforeEach(async () => {
  backend = await startLocalBackend();
  calls = [];
});
afterEach(() => backend.stop());

type Sent = Partial<Omit<TransportRequest, 'url'>> & { path?: string };

function send({ path = '/api/v1/cart', ...request }: Sent = {}, options: Partial<TransportOptions> = {}) {
  const onCall = (call: FinishedCall): void => void calls.push(call);
  const transport = createTransport({ service: 'store', requestId: 'r-1', timeoutMs: 1_500, onCall, ...options });
  return transport({ method: 'GET', headers: {}, ...request, url: new URL(backend.baseUrl + path) });
}

async function failure(request: Sent = {}, options: Partial<TransportOptions> = {}) {
  const outcome = await send(request, options).catch((error: unknown) => error);
  if (outcome instanceof BackendUnavailable) return outcome;
  throw new Error(`expected a failure, got ${JSON.stringify(outcome)}`);
}

describe('a page', () => {
  it('has one deadline over all its reads, however many hang', async () => {
    const deadline = new Deadline({ totalMs: 500 });
    backend.reply(noResponse);
    expect((await failure({}, { deadline })).reason).toBe('deadline');
    expect((await failure({}, { deadline })).reason).toBe('deadline');
    expect(calls).toMatchObject([{ reason: 'deadline' }, { reason: 'deadline' }]);
    expect(backend.requests).toHaveLength(1);
  });

  it('gives optional reads only a share of its time', async () => {
    const deadline = new Deadline({ totalMs: 400 });
    backend.reply(noResponse);
    expect((await failure({ isOptional: true }, { deadline })).reason).toBe('timeout');
    expect(deadline.signal.aborted).toBe(false);
  });

  it('never aborts a write, but starts none after its deadline', async () => {
    const deadline = new Deadline({ totalMs: 30 });
    backend.reply((response) => void setTimeout(() => json({ data: 1 })(response, undefined as never), 120));
    await expect(send({ method: 'POST', body: '{}' }, { deadline })).resolves.toMatchObject({ status: 200 });
    expect((await failure({ method: 'POST', body: '{}' }, { deadline })).reason).toBe('deadline');
    expect(backend.requests).toHaveLength(1);
  });

  it('aborts its reads when the client disconnects, but no writes', async () => {
    const controller = new AbortController();
    const deadline = new Deadline({ totalMs: 5_000, clientSignal: controller.signal });
    // Once the read has arrived: aborted before, it would leave this answer to the write.
    backend.reply(() => controller.abort(), json({ data: 1 }));
    expect((await failure({}, { deadline })).reason).toBe('client-gone');
    await expect(send({ method: 'POST' }, { deadline })).resolves.toMatchObject({ status: 200 });
  });

  it('retries nothing beyond its deadline', async () => {
    const deadline = new Deadline({ totalMs: 500 });
    backend.reply((response) => void setTimeout(() => response.destroy(), 700));
    expect((await failure({}, { deadline })).reason).toBe('deadline');
    expect(backend.requests).toHaveLength(1);
  });
});

describe('connections', () => {
  it('are never reused for writes, so that none is sent on a closing one', async () => {
    const ports = new Set<number | undefined>();
    backend.reply((response) => {
      ports.add(response.socket?.remotePort);
      json({ data: 1 })(response, undefined as never);
    });
    for (let at = 0; at < 3; at += 1) await send({ method: 'POST', body: '{}' });
    expect(ports.size).toBe(3);
  });

  it('are reused for reads', async () => {
    const ports = new Set<number | undefined>();
    backend.reply((response) => {
      ports.add(response.socket?.remotePort);
      json({ data: 1 })(response, undefined as never);
    });
    for (let at = 0; at < 6; at += 1) await send();
    expect(ports.size).toBeLessThan(3);
  });
});

describe('a path that keeps failing', () => {
  it('is not called, while others are', async () => {
    const breakers = new CircuitBreakers();
    backend.reply(dropConnection);
    for (let at = 0; at < 5; at += 1) expect((await failure({}, { breakers })).reason).toBe('network');
    const sent = backend.requests.length;
    expect((await failure({}, { breakers })).reason).toBe('circuit-open');
    expect(backend.requests).toHaveLength(sent);
    backend.reply(json({ data: 1 }));
    await expect(send({ path: '/api/v1/globals' }, { breakers })).resolves.toMatchObject({ status: 200 });
    expect(breakers.openPaths()).toEqual(['store GET /store/api/v1/cart']);
  });

  it('is one path for all parameter values', async () => {
    const breakers = new CircuitBreakers();
    backend.reply(noResponse);
    for (const id of ['a', 'b']) await failure({ path: `/api/v1/products/${id}/reviews` }, { breakers, timeoutMs: 20 });
    expect((await failure({ path: '/api/v1/products/c/reviews' }, { breakers })).reason).toBe('circuit-open');
  });

  it('is not one that responds 500 or 404', async () => {
    const breakers = new CircuitBreakers();
    backend.reply(json({}, 500));
    for (let at = 0; at < 7; at += 1) expect((await failure({}, { breakers })).reason).toBe('status');
    expect(breakers.openPaths()).toEqual([]);
  });
});
