import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../testing/start-server';
import type { RunningServer } from '../testing/start-server';
import { createCountryService } from './country-service';

let service: RunningServer;
let requestedUrls: string[];
let failures: unknown[];
/** Any time but the epoch, which the cache treats as unset. */
const start = 1_000_000;
let now: number;
let reply: { status: number; body: string; delayMs?: number };

beforeEach(async () => {
  [requestedUrls, failures, now] = [[], [], start];
  reply = { status: 200, body: '{"country":"sk"}' };
  service = await startServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    setTimeout(() => response.writeHead(reply.status).end(reply.body), reply.delayMs ?? 0);
  });
});

afterEach(() => service.close());

const countryOf = () =>
  createCountryService({
    url: `${service.url}/lookup?key=k`,
    timeoutMs: 1_000,
    now: () => now,
    onFailure: (error) => failures.push(error),
  });

describe('country service', () => {
  it('is called once for an address, even concurrently, and again after some minutes', async () => {
    const find = countryOf();
    expect(await Promise.all([find('198.51.100.7'), find('198.51.100.7')])).toEqual(['SK', 'SK']);
    now = start + 9 * 60_000;
    expect(await find('198.51.100.7')).toBe('SK');
    expect(requestedUrls).toEqual(['/lookup?key=k&ip=198.51.100.7']);
    now = start + 11 * 60_000;
    await find('198.51.100.7');
    expect(requestedUrls).toHaveLength(2);
  });

  it('may not know an address', async () => {
    reply.body = '{"country":null}';
    expect(await countryOf()('10.0.0.1')).toBeNull();
    expect(failures).toEqual([]);
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['returns invalid data', { status: 200, body: '<html>' }],
    ['names no country', { status: 200, body: '{"country":"Slovensko"}' }],
    ['is too slow', { status: 200, body: '{"country":"SK"}', delayMs: 5_000 }],
  ])('is ignored when it %s, and then not called for a while', async (_, bad) => {
    reply = bad;
    const find = countryOf();
    expect(await find('198.51.100.7')).toBeNull();
    expect(await find('198.51.100.8')).toBeNull();
    expect(requestedUrls).toHaveLength(1);
    expect(failures).toHaveLength(1);
    reply = { status: 200, body: '{"country":"AT"}' };
    now = start + 31_000;
    expect(await find('198.51.100.8')).toBe('AT');
  });
});
