import { loginPageAction, passkeyOptionsAction, passwordAction, passwordLoader } from '@vyloha/account/server';
import { aHandlerContext, type HandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';

const features = 'passkeys';
const passwordPage = '/uzivatel/zmena-hesla';
const credential = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', attestationObject: 'e30' },
};

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const customer = async () => (await aCustomerOf(backend, 'firma@example.com')).request(features);
const options = (handled: HandlerContext, form: Record<string, string> = {}) =>
  passkeyOptionsAction(argsOf(handled, '/pristupovy-klic', { form }));

describe('what a passkey has to sign', () => {
  it('is asked of a guest without an e-mail', async () => {
    const response = await options(aHandlerContext({ backend, features }));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const json: unknown = await response.json();
    expect(json).toMatchObject({ options: { challenge: expect.stringMatching(/^[\w-]{43}$/), rpId: 'localhost' } });
    expect(JSON.stringify(json)).not.toContain('allowCredentials":[{');
  });

  it('is for a customer who knows the password', async () => {
    const refused = await options(await customer(), { password: 'wrong' });
    expect([refused.status, await refused.json()]).toEqual([422, { error: 'Současné heslo není správné' }]);
    const response = await options(await customer(), { password: 'Vyloha-2026' });
    expect(await response.json()).toMatchObject({ options: { user: { name: 'firma@example.com' } } });
  });

  it('does not exist without the feature', async () => {
    await expect(options(aHandlerContext({ backend }))).rejects.toMatchObject({ status: 404 });
  });
});

describe('a login by passkey', () => {
  it.each([JSON.stringify(credential), 'no JSON'])('is refused for %o, which logs nobody in', async (passkey) => {
    const handled = aHandlerContext({ backend, features });
    const answer = await loginPageAction(argsOf(handled, '/prihlasit', { form: { passkey } }));
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { '': [expect.stringMatching(/\S/)] } } },
    });
    expect(handled.cookies.size).toBe(0);
  });

  it('does not exist without the feature', async () => {
    const args = argsOf(aHandlerContext({ backend }), '/prihlasit', { form: { passkey: '{}' } });
    await expect(loginPageAction(args)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the passkeys of a customer', () => {
  it('are listed with the feature only', async () => {
    expect(await passwordLoader(argsOf(await customer(), passwordPage))).toMatchObject({ passkeys: [] });
    const { request } = await aCustomerOf(backend, 'firma@example.com');
    expect(await passwordLoader(argsOf(await request(), passwordPage))).toMatchObject({ passkeys: null });
  });

  it.each([JSON.stringify(credential), 'no JSON'])('are not added by %s', async (newPasskey) => {
    const handled = await customer();
    const form = { newPasskey, passkeyName: 'Telefon' };
    expect(locationOf(await passwordAction(argsOf(handled, passwordPage, { form })))).toBe(passwordPage);
    expect(handled.flashed).toMatchObject([{ kind: 'danger' }]);
  });

  it('are removed even when they were removed before', async () => {
    const handled = await customer();
    const form = { removePasskey: '00000000-0000-4000-8000-000000000000' };
    expect(locationOf(await passwordAction(argsOf(handled, passwordPage, { form })))).toBe(passwordPage);
    expect(handled.flashed).toMatchObject([{ kind: 'success' }]);
  });
});
