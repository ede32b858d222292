import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from '../testing/a-host';
import type { RunningHost } from '../testing/a-host';
import { startFakeBackend } from '../testing/fake-backend';
import type { FakeBackend } from '../testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await startFakeBackend();
  const customer = { id: 'u', email: 'a@b.cz', name: 'Jan', variantHash: 'b2c', groups: [] };
  backend.responses.set('/store/api/v1/user', { status: 200, body: { data: customer } });
  host = await aHost(backend);
});

afterAll(() => Promise.all([host.close(), backend.close()]));

describe('data that a browser loads ahead', () => {
  const ahead = { 'Sec-Purpose': 'prefetch' };
  const cacheHeadersOf = async (path: string, headers: Record<string, string>) => {
    const response = await host.get(path, headers);
    return [response.headers.get('Cache-Control'), response.headers.get('Vary')];
  };

  it.each([{}, { Cookie: 'vyloha_guest_cart=g' }])('are valid until a cookie changes, with %o', async (cookie) => {
    for (const _ of ['rendered', 'from memory']) {
      const response = await cacheHeadersOf('/zahrada.data', { ...cookie, ...ahead });
      expect(response).toEqual(['private, max-age=10', 'Accept-Encoding, Cookie']);
    }
    expect((await cacheHeadersOf('/zahrada.data', cookie))[0]).toBe('private, no-cache');
    expect((await cacheHeadersOf('/zahrada', { ...cookie, ...ahead }))[0]).toBe('private, no-cache');
  });

  it('are not stored for a customer', async () => {
    const customer = { Cookie: 'vyloha_token=t' };
    await (await host.get('/zahrada', customer)).text();
    const response = await host.get('/zahrada.data', { ...customer, ...ahead });
    expect(response.headers.get('Server-Timing')).toContain('personal');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('end with the next form of a guest with a cart', async () => {
    const setCookies = async (cookie: string) =>
      (await host.post('/needed', {}, { Cookie: cookie })).headers.getSetCookie().join();
    expect(await setCookies('vyloha_guest_cart=g')).toMatch(/vyloha_changed=[\w-]+; Max-Age=10; .*HttpOnly/);
    expect(await setCookies('vyloha_closed=consent')).not.toContain('vyloha_changed');
  });
});
