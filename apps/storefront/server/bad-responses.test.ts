import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';
import { faults } from './testing/faults';
import type { FaultName } from './testing/faults';

let backend: FakeBackend;
let host: RunningHost;
/** Somebody whose groups are not proven gets no page that others share. */
const unproven = { Cookie: 'vyloha_groups=vip' };
const globals = '/store/api/v1/globals';
const needed = '/store/api/v1/needed';
const names = Object.keys(faults) as FaultName[];

beforeEach(async () => {
  backend = await startFakeBackend();
  backend.responses.set(needed, { status: 200, body: { data: 'tady' } });
  host = await aHost(backend, { PAGE_DEADLINE: '1' });
});
afterEach(() => Promise.all([host.close(), backend.close()]));

/** Longer than the shared reads consider a response fresh. */
const notFreshMs = 20_000;

describe('an invalid response of the globals', () => {
  it.each(names)('%s: leaves pages unchanged, then and afterwards, and is logged with its reason', async (fault) => {
    await host.get('/zahrada', unproven);
    host.ageSharedReads(notFreshMs);
    backend.faults.set(globals, fault);
    for (let at = 0; at < 3; at += 1) expect((await host.get('/zahrada', unproven)).status).toBe(200);
    if (fault !== 'hang') {
      await expect.poll(() => host.lines.join()).toContain('stale answer served');
      expect(host.lines.find((line) => line.includes('stale answer served'))).toContain('/api/v1/globals: ');
    }
    backend.faults.clear();
    host.ageSharedReads(notFreshMs);
    expect((await host.get('/zahrada', unproven)).status).toBe(200);
  });
});

describe('an invalid response that a page requires', () => {
  it.each(names)('%s: results in an error page within the deadline, and recovers with the backend', async (fault) => {
    expect((await host.get('/needed', unproven)).status).toBe(200);
    backend.faults.set(needed, fault);
    const response = await host.get('/needed', unproven);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).not.toBeNull();
    expect(await response.text()).toContain('Za chvíli jsme zpět');
    backend.faults.clear();
    expect((await host.get('/needed', unproven)).status).toBe(200);
  });

  it('logs that the page ran out of time', async () => {
    await host.get('/needed', unproven);
    backend.faults.set(needed, 'hang');
    await host.get('/needed', unproven);
    expect(host.lines.find((line) => line.includes('page failed'))).toContain('GET /store/api/v1/needed: deadline');
  });

  it('is not noticed by a shopper whose page is in memory', async () => {
    const withCart = { Cookie: 'vyloha_guest_cart=g' };
    await host.get('/needed', withCart);
    host.agePages(notFreshMs);
    backend.faults.set(needed, 'hang');
    expect((await host.get('/needed', withCart)).status).toBe(200);
  });

  it('caches a guest page without a later failure', async () => {
    const html = await (await host.get('/needed')).text();
    host.agePages(60_000);
    backend.faults.set(needed, 'html');
    const response = await host.get('/needed');
    expect([response.status, await response.text()]).toEqual([200, html]);
  });
});

describe('a path that hangs', () => {
  it('makes a page wait for its deadline, not for the sum of its calls', async () => {
    await host.get('/zahrada', unproven);
    backend.faults.set('/store/api/v1/user', 'hang').set(needed, 'hang');
    const response = await host.get('/needed', { Cookie: 'vyloha_token=t' });
    // Sequentially they took ten seconds each, which is longer than a test may take.
    expect(response.status).toBe(503);
  });

  it('is not requested again for those who come after, and other paths are not affected', async () => {
    await host.get('/needed', unproven);
    backend.faults.set(needed, 'hang');
    await Promise.all([1, 2, 3].map(() => host.get('/needed', unproven)));
    const before = backend.callsTo(needed).length;
    const responses = await Promise.all(Array.from({ length: 10 }, () => host.get('/needed', unproven)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    expect(backend.callsTo(needed).length - before).toBeLessThan(3);
    backend.responses.set('/store/api/v1/part', { status: 200, body: { data: 'x' } });
    expect((await host.get('/part', unproven)).status).toBe(200);
  });

  it('is not requested any more when its shopper has disconnected', async () => {
    await host.get('/needed', unproven);
    backend.faults.set(needed, 'hang');
    await fetch(`${host.url}/needed`, { headers: unproven, signal: AbortSignal.timeout(100) }).catch(() => null);
    await expect.poll(() => host.lines.join()).toContain('shopper has gone');
    expect(host.lines.join()).not.toContain('page failed');
  });
});
