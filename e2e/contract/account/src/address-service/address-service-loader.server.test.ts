import { addressServiceLoader } from '@vyloha/account/server';
import { json, startLocalBackend, type LocalBackend } from '@vyloha/http-client/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let backend: LocalBackend;

beforeEach(async () => {
  backend = await startLocalBackend();
});
afterEach(() => backend.stop());

const load = (running?: { storeUrl: string; cmsUrl: string }) => {
  const { context } = aHandlerContext(running ? { backend: running } : {});
  return addressServiceLoader({ request: aRequest('/naseptavac-adres'), params: {}, context });
};

const off = { isEnabled: false, projectKey: null };

describe('addressServiceLoader', () => {
  it.each([
    ['the key of a project', json({ data: { enabled: true, projectKey: 'p-1' } }), true, 'p-1'],
    ['a service that is off', json({ data: { enabled: false, projectKey: null } }), false, null],
    ['a backend without the call', json({ errors: [] }, 404), true, null],
    ['a response that is none', json({ data: { enabled: 'yes' } }), false, null],
  ])('answers by %s', async (_, response, isEnabled, projectKey) => {
    backend.reply(response);
    const answer = await load({ storeUrl: backend.baseUrl, cmsUrl: backend.baseUrl });
    expect(await answer.json()).toEqual({ isEnabled, projectKey });
    expect(backend.requests.map(({ url }) => url)).toEqual(['/api/v1/address-autocomplete']);
  });

  it('is off while the backend is unavailable', async () => {
    expect(await (await load()).json()).toEqual(off);
  });

  it('understands the backend', async () => {
    const shop = await startBackend();
    try {
      expect(await (await load(shop)).json()).toEqual({ isEnabled: true, projectKey: null });
    } finally {
      await shop.stop();
    }
  }, 180_000);
});
