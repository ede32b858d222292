import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { logInAs } from '../../testing/log-in-as';
import type { Mailbox } from '../../testing/mailbox';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const email = 'zakaznik@example.com';
const password = 'Nove-heslo-1';
const callbackUrl = 'http://localhost:3000/resetovat-heslo';
const hour = 60 * 60 * 1000;

describe.each(oneTestDatabase(import.meta.url))('passwords on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  const forgot = (address: string, callback = callbackUrl) =>
    shop.call('POST', `${store}/forgot-password`, { body: { email: address, callbackUrl: callback } });
  const reset = (token: string, changes: Record<string, string> = {}) =>
    shop.call('POST', `${store}/reset-password`, {
      body: { email, password, password_confirmation: password, token, ...changes },
    });
  const login = (secret: string) => shop.call('POST', '/store/api/oauth/login', { body: { email, password: secret } });

  async function mailedToken(): Promise<string> {
    await forgot(` ${email.toUpperCase()} `);
    return mailbox.secretOf((await mailbox.mails(1)).at(-1) ?? '');
  }

  it('can be reset once by a mailed link, which ends every session', async () => {
    const headers = await logInAs(shop, email);
    const token = await mailedToken();
    expect(await reset(token)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `${store}/user`, { headers })).toMatchObject({ status: 401 });
    expect(await login(testPassword)).toMatchObject({ status: 422 });
    expect(await login(password)).toMatchObject({ status: 200 });
    expect(await reset(token)).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Odkaz už neplatí, požádejte prosím o nový' }] },
    });
  });

  it('respond the same whoever requests a reset', async () => {
    const known = await forgot(email);
    const unknown = await forgot('nobody@example.com');
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect(await mailbox.mails(1)).toHaveLength(1);
    const foreign = await forgot(email, 'https://evil.example/');
    expect([foreign.status, foreign.json]).toEqual([
      422,
      (await forgot('nobody@example.com', 'https://evil.example/')).json,
    ]);
  });

  it('stay unchanged when the link is expired or another one’s, or the two do not match', async () => {
    const token = await mailedToken();
    expect(await reset(token, { email: 'firma@example.com' })).toMatchObject({ status: 422 });
    expect(await reset(token, { password_confirmation: 'jiné' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'password_confirmation' }] },
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + hour);
    expect(await reset(token)).toMatchObject({ status: 422 });
    expect(await login(testPassword)).toMatchObject({ status: 200 });
  });

  it('cannot be requested without limit', async () => {
    for (let at = 0; at < 5; at += 1) expect(await forgot('nobody@example.com')).toMatchObject({ status: 200 });
    expect(await forgot('nobody@example.com')).toMatchObject({ status: 429 });
    expect(await forgot(email)).toMatchObject({ status: 200 });
  });

  describe('of a customer who is logged in', () => {
    const change = (headers: Record<string, string>, body: Record<string, string>) =>
      shop.call('PATCH', `${store}/user/password`, {
        headers,
        body: { old_password: testPassword, password, password_confirmation: password, ...body },
      });

    it('change, and other sessions end', async () => {
      const here = await logInAs(shop, email);
      const elsewhere = await logInAs(shop, email);
      expect(await change(here, {})).toMatchObject({ status: 200 });
      expect(await shop.call('GET', `${store}/user`, { headers: here })).toMatchObject({ status: 200 });
      expect(await shop.call('GET', `${store}/user`, { headers: elsewhere })).toMatchObject({ status: 401 });
      expect(await login(password)).toMatchObject({ status: 200 });
    });

    it.each([
      [{ old_password: 'wrong' }, 'old_password', 'Současné heslo není správné'],
      [{ password: 'x', password_confirmation: 'x' }, 'password', 'Heslo musí mít alespoň 8 znaků'],
      [{ password_confirmation: 'x' }, 'password_confirmation', 'Nepodařilo se vám heslo napsat 2× správně.'],
    ])('stay unchanged with %o', async (body, field, title) => {
      const headers = await logInAs(shop, email);
      expect(await change(headers, body)).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
      expect(await login(testPassword)).toMatchObject({ status: 200 });
    });

    it('cannot be guessed from an open session', async () => {
      const headers = await logInAs(shop, email);
      for (let at = 0; at < 5; at += 1) await change(headers, { old_password: 'wrong' });
      expect(await change(headers, {})).toMatchObject({ status: 429 });
    });
  });
});
