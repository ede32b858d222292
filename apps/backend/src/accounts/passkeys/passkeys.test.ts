import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passkeyChallenge } from '@vyloha/backend-accounts/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { accountLimits } from '@vyloha/backend-accounts';
import { createAuthenticator } from '../../testing/authenticator';
import type { TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { testPassword } from '../../testing/fixture-customers';
import { logInAs } from '../../testing/log-in-as';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const url = `${store}/user/passkeys`;
const email = 'zakaznik@example.com';
const browser = 'session-of-a-browser';
const refused = {
  status: 422,
  json: {
    errors: [
      {
        title: 'Přihlášení přístupovým klíčem se nepovedlo. Zkuste to znovu, nebo se přihlaste heslem.',
        code: 'passkey_refused',
      },
    ],
  },
};
const optionsResponse = v.object({ data: v.looseObject({ challenge: v.string(), rpId: v.optional(v.string()) }) });
const loginResponse = v.object({ data: v.object({ access_token: v.string() }) });
const issuedResponse = v.object({ data: v.object({ token: v.string() }) });
const addedResponse = v.object({ data: v.object({ id: v.string() }) });

type Headers = Record<string, string>;
type Authenticator = ReturnType<typeof createAuthenticator>;

describe.each(oneTestDatabase(import.meta.url))('passkeys on $name', ({ open }) => {
  let shop: TestShop;
  let shopWithMailbox: Awaited<ReturnType<typeof openShopWithMailbox>>;
  let headers: Headers;

  beforeEach(async () => {
    shopWithMailbox = await openShopWithMailbox(open);
    ({ shop } = shopWithMailbox);
    headers = await logInAs(shop, email);
  });
  afterEach(() => shop.close());

  const requestNew = (password = testPassword, as = headers) =>
    shop.call('POST', `${url}/options`, { headers: as, body: { password } });
  const newChallenge = async () => v.parse(optionsResponse, (await requestNew()).json).data.challenge;
  const add = (credential: object, as = headers, name = 'Telefon') =>
    shop.call('POST', url, { headers: as, body: { name, credential } });
  const list = async () => (await shop.call('GET', url, { headers })).json;

  async function addTo(authenticator: Authenticator): Promise<string> {
    const { json } = await add(authenticator.create({ challenge: await newChallenge() }));
    return v.parse(addedResponse, json).data.id;
  }
  const loginChallenge = async (as = browser) => {
    const { json } = await shop.call('POST', '/store/api/oauth/passkey-options', { body: { browser: as } });
    return v.parse(optionsResponse, json).data.challenge;
  };
  const logIn = (credential: object, more: object = {}, as: Headers = {}) =>
    shop.call('POST', '/store/api/oauth/passkey', { headers: as, body: { browser, credential, ...more } });

  it('are added for the password, and log in with the guest cart', async () => {
    const authenticator = createAuthenticator();
    const { json } = await requestNew();
    expect(json).toMatchObject({
      data: {
        rp: { id: 'localhost' },
        user: { name: email },
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      },
    });
    expect(JSON.stringify(await shop.db.select().from(passkeyChallenge))).not.toContain(
      v.parse(optionsResponse, json).data.challenge,
    );
    const id = await addTo(authenticator);
    expect(await list()).toMatchObject({ data: [{ id, name: 'Telefon', lastUsedAt: null }] });

    const guest = await fillGuestCart(shop, 'v-konev', 1);
    const login = await logIn(authenticator.get({ challenge: await loginChallenge() }), {}, guest);
    expect(login.status).toBe(200);
    // The browser has no name, unlike the one of before.
    const mails = await shop.db.select().from(outboxMail).orderBy(outboxMail.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['passkeyAdded', 'newDevice']);
    const authorization = `Bearer ${v.parse(loginResponse, login.json).data.access_token}`;
    expect(await shop.call('GET', `${store}/cart`, { headers: { authorization } })).toMatchObject({
      json: { data: { items: [{}] } },
    });
    expect(await list()).toMatchObject({ data: [{ lastUsedAt: shop.clock.now.toISOString() }] });
    expect(await shop.call('DELETE', `${url}/${id}`, { headers })).toMatchObject({ status: 200 });
    expect(await shop.call('DELETE', `${url}/${id}`, { headers })).toMatchObject({ status: 404 });
    expect(await logIn(authenticator.get({ challenge: await loginChallenge() }))).toMatchObject(refused);
  });

  it('are not added without the password, nor by the staff', async () => {
    const { max } = accountLimits.changePassword.subjects.account;
    const wrong = { status: 422, json: { errors: [{ field: 'password', code: 'wrong_password' }] } };
    const issued = await shop.call('POST', `${store}/login-tokens`, {
      headers: { authorization: `Bearer ${await shopWithMailbox.commandKey()}` },
      body: { email },
    });
    const body = { token: v.parse(issuedResponse, issued.json).data.token };
    const staff = v.parse(loginResponse, (await shop.call('POST', '/store/api/oauth/login-as', { body })).json);
    const asStaff = { authorization: `Bearer ${staff.data.access_token}` };
    expect(await requestNew(testPassword, asStaff)).toMatchObject({ status: 403 });
    for (let attempt = 0; attempt < max; attempt += 1) expect(await requestNew('wrong')).toMatchObject(wrong);
    expect(await requestNew()).toMatchObject({ status: 429 });
  });

  it('are added once, by the session that asked', async () => {
    const authenticator = createAuthenticator();
    const challenge = await newChallenge();
    const created = authenticator.create({ challenge });
    const notAdded = { status: 422, json: { errors: [{ code: 'passkey_refused' }] } };
    expect(await add(created, await logInAs(shop, email))).toMatchObject(notAdded);
    expect(await add(authenticator.create({ challenge, origin: 'https://evil.example' }))).toMatchObject(notAdded);
    // An origin is checked after the challenge, which is used by then.
    expect(await add(created)).toMatchObject(notAdded);
    await addTo(authenticator);
    expect(await add(authenticator.create({ challenge: await newChallenge() }))).toMatchObject(notAdded);
    expect(await add(created, headers, ' ')).toMatchObject({ status: 422, json: { errors: [{ field: 'name' }] } });
    expect(await list()).toMatchObject({ data: [{}] });
  });

  describe('refuse, always in the same words,', () => {
    let authenticator: Authenticator;
    beforeEach(async () => {
      authenticator = createAuthenticator();
      await addTo(authenticator);
    });

    it('a challenge that was used', async () => {
      const signed = authenticator.get({ challenge: await loginChallenge() });
      expect(await logIn(signed)).toMatchObject({ status: 200 });
      expect(await logIn(signed)).toMatchObject(refused);
    });

    it('a challenge that expired', async () => {
      const challenge = await loginChallenge();
      shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60 * 1000);
      expect(await logIn(authenticator.get({ challenge }))).toMatchObject(refused);
    });

    it('a challenge of another browser, of another purpose, or of nobody', async () => {
      for (const challenge of [await loginChallenge('another'), await newChallenge(), 'bm9ib2R5']) {
        expect(await logIn(authenticator.get({ challenge }))).toMatchObject(refused);
      }
    });

    it('a signature for another site', async () => {
      const challenge = await loginChallenge();
      const signed = authenticator.get({ challenge, origin: 'https://evil.example' });
      expect(await logIn(signed)).toMatchObject(refused);
    });

    it('a signature of another key', async () => {
      const signed = createAuthenticator().get({ challenge: await loginChallenge() });
      expect(await logIn(signed)).toMatchObject(refused);
      expect(await logIn({ ...signed, id: authenticator.id, rawId: authenticator.id })).toMatchObject(refused);
    });

    it('a copy of the key, whose counter does not grow', async () => {
      expect(await logIn(authenticator.get({ challenge: await loginChallenge() }))).toMatchObject({ status: 200 });
      authenticator.rewind();
      expect(await logIn(authenticator.get({ challenge: await loginChallenge() }))).toMatchObject(refused);
    });
  });

  it('that do not count their signatures log in again and again', async () => {
    const authenticator = createAuthenticator({ isCounting: false });
    await addTo(authenticator);
    for (let time = 0; time < 2; time += 1) {
      const signed = authenticator.get({ challenge: await loginChallenge() });
      expect(await logIn(signed)).toMatchObject({ status: 200 });
    }
  });

  it('end with a password that is reset by mail', async () => {
    const authenticator = createAuthenticator();
    await addTo(authenticator);
    const callbackUrl = 'http://localhost:3000/resetovat-heslo';
    await shop.call('POST', `${store}/forgot-password`, { body: { email, callbackUrl } });
    const token = shopWithMailbox.mailbox.secretOf((await shopWithMailbox.mailbox.mails(1)).at(-1) ?? '');
    const password = 'Nove-heslo-1';
    const body = { email, password, password_confirmation: password, token };
    expect(await shop.call('POST', `${store}/reset-password`, { body })).toMatchObject({ status: 200 });
    expect(await logIn(authenticator.get({ challenge: await loginChallenge() }))).toMatchObject(refused);
  });

  it.each([
    [{ id: 'ř' }, 'credential.id'],
    [{ id: 'x'.repeat(1401) }, 'credential.id'],
    [{ type: 'password' }, 'credential.type'],
  ])('are refused when they are malformed: %o', async (changes, field) => {
    const signed = createAuthenticator().get({ challenge: await loginChallenge() });
    expect(await logIn({ ...signed, ...changes })).toMatchObject({ status: 422, json: { errors: [{ field }] } });
  });
});
