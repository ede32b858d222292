import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultRenderLimits } from './overload/render-limit';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;
const withCart = { Cookie: 'vyloha_guest_cart=g' };
const needed = '/store/api/v1/needed';
const limits = {
  ...defaultRenderLimits,
  start: 1,
  max: 1,
  maxQueued: 1,
  maxWaitMs: { form: 5_000, page: 50, background: 0 },
};

beforeEach(async () => {
  backend = await startFakeBackend();
  backend.responses.set(needed, { status: 200, body: { data: 'tady' } });
  host = await aHost(backend, {}, { limits });
  await host.get('/zahrada');
  await host.prepareStandIns();
});
afterEach(() => Promise.all([host.close(), backend.close()]));

/** One page occupies the only slot until it is released. */
function occupied(): () => Promise<Response> {
  backend.waits.set(needed, '/store/api/v1/let-go');
  const page = host.get('/needed', withCart);
  return () => {
    void fetch(`${backend.url}/store/api/v1/let-go`);
    return page;
  };
}

async function whenOccupied(): Promise<() => Promise<Response>> {
  const letGo = occupied();
  await expect.poll(() => backend.callsTo(needed)).toHaveLength(1);
  return letGo;
}

describe('more requests than can be rendered', () => {
  it.each([
    ['cs', 'Za chvíli jsme zpět'],
    ['sk', 'O\u00a0chvíľu sme späť'],
  ])(
    'get the unavailable page in %s, without a render or a call, while the running render is finished',
    async (locale, title) => {
      const letGo = await whenOccupied();
      const before = backend.calls.length;
      const response = await host.get('/mirror', { Cookie: `${withCart.Cookie}; vyloha_locale=${locale}` });
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual([]);
      const html = await response.text();
      // Its scripts would look for the route of another address, and end with an error.
      expect(html).not.toMatch(/<script|modulepreload|dns-prefetch/);
      expect(html).toContain(title);
      // The frame of the page, which the unavailable page does not have.
      expect(html).toContain('data-frame');
      expect(backend.calls).toHaveLength(before);
      expect((await letGo()).status).toBe(200);
      expect(host.renderLimit.stats()).toMatchObject({ running: 0, shed: { page: 1 } });
    },
  );

  it('do not affect cached pages, health checks and files', async () => {
    const letGo = await whenOccupied();
    expect((await host.get('/zahrada')).status).toBe(200);
    expect((await host.get('/healthz')).status).toBe(200);
    expect((await host.get('/readyz')).status).toBe(200);
    expect((await host.get('/assets/unknown.js')).status).toBe(404);
    await letGo();
  });

  it('serve a stale guest page while there is no capacity to render it again', async () => {
    const letGo = await whenOccupied();
    host.agePages(60_000);
    expect((await host.get('/zahrada')).status).toBe(200);
    await letGo();
  });

  it('queue and process forms', async () => {
    const letGo = await whenOccupied();
    const form = host.post('/flash', {}, withCart);
    const page = await host.get('/mirror', withCart);
    expect(page.status).toBe(503);
    await letGo();
    expect((await form).status).toBe(303);
  });

  it('respond to single fetch in a format it understands', async () => {
    const letGo = await whenOccupied();
    const response = await host.get('/mirror.data', withCart);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(response.headers.get('Content-Type')).toContain('text/x-script');
    expect(await response.text()).toContain('Za chvíli jsme zpět');
    expect(response.headers.getSetCookie()).toEqual([]);
    await letGo();
  });

  it('are not rendered when their clients have disconnected', async () => {
    const letGo = await whenOccupied();
    await fetch(`${host.url}/mirror`, { headers: withCart, signal: AbortSignal.timeout(10) }).catch(() => null);
    await letGo();
    expect((await host.get('/mirror', withCart)).status).toBe(200);
  });
});
