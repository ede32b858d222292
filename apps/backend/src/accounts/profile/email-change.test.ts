import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import type { TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { logInAs } from '../../testing/log-in-as';
import type { Mailbox } from '../../testing/mailbox';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const oldEmail = 'zakaznik@example.com';
const newEmail = 'Jana.Nova@example.com';
const callbackUrl = 'http://localhost:3000/uzivatel/zmena-emailu';
const hour = 60 * 60 * 1000;

describe.each(oneTestDatabase(import.meta.url))('the change of an e-mail on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let headers: Record<string, string>;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
    headers = await logInAs(shop, oldEmail);
  });
  afterEach(() => shop.close());

  const request = (changes: Record<string, string> = {}) =>
    shop.call('POST', `${store}/user/email`, {
      headers,
      body: { email: newEmail, password: testPassword, callbackUrl, ...changes },
    });
  const confirm = (token: string, as = headers) =>
    shop.call('POST', `${store}/user/email/confirm`, { headers: as, body: { token } });
  const login = (email: string) =>
    shop.call('POST', '/store/api/oauth/login', { body: { email, password: testPassword } });

  async function mailedToken(): Promise<string> {
    expect(await request()).toMatchObject({ status: 200, json: { data: {} } });
    const mails = await mailbox.mails(1);
    expect(mails.at(-1)).toMatch(/^To: Jana\.Nova@example\.com/m);
    return mailbox.secretOf(mails.at(-1) ?? '');
  }

  it('needs the link that the new mailbox gets; the old one is told', async () => {
    const token = await mailedToken();
    expect(await login(oldEmail)).toMatchObject({ status: 200 });
    expect(await confirm(token)).toMatchObject({ status: 200, json: { data: { email: newEmail } } });
    expect(await login(newEmail.toLowerCase())).toMatchObject({ status: 200 });
    expect(await login(oldEmail)).toMatchObject({ status: 422 });
    const mails = await mailbox.mails(2);
    expect(mails.at(-1)).toMatch(/^To: zakaznik@example\.com/m);
    expect(await confirm(token)).toMatchObject({ status: 422, json: { errors: [{ code: 'token_dead' }] } });
  });

  it('is not made by whoever reads the mail of a mistyped address, nor after an hour', async () => {
    const token = await mailedToken();
    expect(await confirm(token, {})).toMatchObject({ status: 401 });
    expect(await confirm(token, await logInAs(shop, 'firma@example.com'))).toMatchObject({ status: 422 });
    shop.clock.now = new Date(shop.clock.now.getTime() + hour);
    expect(await confirm(token)).toMatchObject({ status: 422 });
    expect(await login(oldEmail)).toMatchObject({ status: 200 });
  });

  it('makes links useless that the old mailbox was sent', async () => {
    const forgot = { email: oldEmail, callbackUrl: 'http://localhost:3000/resetovat-heslo' };
    await shop.call('POST', `${store}/forgot-password`, { body: forgot });
    const reset = mailbox.secretOf((await mailbox.mails(1)).at(-1) ?? '');
    await request();
    await confirm(mailbox.secretOf((await mailbox.mails(2)).at(-1) ?? ''));
    const password = 'Nove-heslo-1';
    const body = { email: newEmail, token: reset, password, password_confirmation: password };
    expect(await shop.call('POST', `${store}/reset-password`, { body })).toMatchObject({ status: 422 });
  });

  it('says to nobody but its owner that an e-mail has an account', async () => {
    expect(await request({ email: 'firma@example.com' })).toMatchObject({ status: 200, json: { data: {} } });
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toMatch(/^To: firma@example\.com/m);
    expect(mail).not.toContain('token=');
  });

  it('is refused when somebody registered with the e-mail meanwhile', async () => {
    const first = await mailedToken();
    const company = await logInAs(shop, 'firma@example.com');
    const body = { email: newEmail, password: testPassword, callbackUrl };
    await shop.call('POST', `${store}/user/email`, { headers: company, body });
    const second = mailbox.secretOf((await mailbox.mails(2)).at(-1) ?? '');
    expect(await confirm(second, company)).toMatchObject({ status: 200 });
    expect(await confirm(first)).toMatchObject({ status: 422, json: { errors: [{ code: 'taken' }] } });
    expect(await login(oldEmail)).toMatchObject({ status: 200 });
  });

  it.each([
    [{ password: 'wrong' }, 'password', 'Současné heslo není správné'],
    [{ email: 'ZAKAZNIK@example.com' }, 'email', 'Tento e-mail už váš účet má'],
    [{ email: 'jana' }, 'email', 'E-mail není ve správném formátu'],
    [{ callbackUrl: 'https://evil.example/' }, 'callbackUrl', 'Hodnota není správná'],
  ])('refuses %o', async (changes, field, title) => {
    expect(await request(changes)).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
    expect(await mailbox.mails()).toEqual([]);
  });

  it('brings what was ordered with the new e-mail before', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    await shop.call('POST', `${store}/cart/place`, {
      headers: guest,
      body: createPlaceBody({ email: newEmail.toUpperCase() }),
    });
    const owners = () =>
      shop.db.select({ owner: shopOrder.customerId }).from(shopOrder).where(eq(shopOrder.status, 'new'));
    expect(await owners()).toEqual([{ owner: null }]);
    await request();
    const mails = await mailbox.mails(1);
    const mail = mails.find((one) => one.includes('zmena-emailu')) ?? '';
    await confirm(mailbox.secretOf(mail));
    expect(await owners()).toEqual([{ owner: 'u-zakaznik' }]);
  });
});
