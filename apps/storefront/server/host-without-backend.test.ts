import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

beforeEach(async () => {
  backend = await startFakeBackend();
  host = await aHost(backend);
});

afterEach(() => Promise.all([host.close(), backend.close()]));

describe('without a backend', () => {
  it.each([
    ['cs', 'Za chvíli jsme zpět'],
    ['sk', 'O\u00a0chvíľu sme späť'],
  ])('a shop without any cached data responds 503 in %s, and recovers by itself', async (locale, title) => {
    backend.isDown = true;
    const cookie = { Cookie: `vyloha_locale=${locale}` };
    const response = await host.get('/zahrada', cookie);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain(title);
    backend.isDown = false;
    expect((await host.get('/zahrada', cookie)).status).toBe(200);
  });

  it('a page that was rendered before is still served', async () => {
    const html = await (await host.get('/zahrada')).text();
    backend.isDown = true;
    const response = await host.get('/zahrada');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(html);
  });

  it('a shopper keeps the token, and pages that need no further calls are shown', async () => {
    await host.get('/zahrada');
    backend.isDown = true;
    const response = await host.get('/kosik', { Cookie: 'vyloha_token=t' });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('vyloha_token='))).toBe(false);
  });

  it.each(['/needed', '/needed.data'])('%s, whose data were never read, asks to try again later', async (path) => {
    await host.get('/zahrada');
    backend.isDown = true;
    const response = await host.get(path);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('Za chvíli jsme zpět');
    backend.isDown = false;
    backend.responses.set('/store/api/v1/needed', { status: 200, body: { data: 'tady' } });
    expect((await host.get(path)).status).toBe(200);
  });

  it('a form that cannot be processed asks to try again later', async () => {
    await host.get('/zahrada');
    backend.isDown = true;
    const response = await host.post('/needed');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
  });
});
