import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customer, shopOrder } from '../database/schema';
import type { TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { logInAs } from '../testing/log-in-as';
import type { Mailbox } from '../testing/mailbox';
import { aPlaceBody } from '../testing/place-body';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { testDatabases } from '../testing/test-databases';
import { countRegistration } from './count-registration';

const store = '/store/api/v1';
const password = 'Nove-heslo-1';
const callbackUrl = 'http://localhost:3000/aktivovat';
const week = 7 * 24 * 60 * 60 * 1000;

describe.each(testDatabases())('registration on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  const register = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    shop.call('POST', `${store}/register`, {
      headers,
      body: { email: 'nova@example.com', password, password_confirmation: password, callbackUrl, ...changes },
    });
  const user = (headers: Record<string, string>) => shop.call('GET', `${store}/user`, { headers });
  const activate = (token: string, headers: Record<string, string>) =>
    shop.call('POST', `${store}/activate`, { headers, body: { token } });

  it('makes an account that works at once, and mails a link that proves the e-mail', async () => {
    expect(await register()).toMatchObject({ status: 200 });
    const headers = await logInAs(shop, 'nova@example.com', password);
    expect(await user(headers)).toMatchObject({
      json: { data: { name: 'nova@example.com', groups: ['customers'], isEmailConfirmed: false } },
    });
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toContain('To: nova@example.com');
    expect(mail).toContain('http://localhost:3000/aktivovat?token=');
    const token = mailbox.secretOf(mail);
    expect(await activate(token, headers)).toMatchObject({ status: 200 });
    expect(await user(headers)).toMatchObject({ json: { data: { isEmailConfirmed: true } } });
    expect(await activate(token, headers)).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Odkaz už neplatí, požádejte prosím o nový' }] },
    });
  });

  it('gives orders placed with the e-mail to the account only once the mailbox is proven', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    await shop.call('POST', `${store}/cart/place`, { headers: guest, body: aPlaceBody({ email: 'Nova@example.com' }) });
    await register();
    const headers = await logInAs(shop, 'nova@example.com', password);
    const orders = async () => (await shop.call('GET', `${store}/user/orders`, { headers })).json;
    expect(await orders()).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
    const [mail = ''] = await mailbox.mails(1);
    await activate(mailbox.secretOf(mail), headers);
    expect(await orders()).toMatchObject({ data: [{ code: '2026000001' }] });
    expect((await shop.db.select().from(shopOrder))[0]?.customerId).toMatch(/^u-/);
  });

  it('proves nothing by a link that is too old, or opened by somebody else', async () => {
    await register();
    const [mail = ''] = await mailbox.mails(1);
    const token = mailbox.secretOf(mail);
    expect(await activate(token, await logInAs(shop, 'zakaznik@example.com'))).toMatchObject({ status: 422 });
    expect(await activate(token, {})).toMatchObject({ status: 401 });
    const headers = await logInAs(shop, 'nova@example.com', password);
    shop.clock.now = new Date(shop.clock.now.getTime() + week - 1);
    expect(await user(headers)).toMatchObject({ status: 200 });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    const later = await logInAs(shop, 'nova@example.com', password);
    expect(await activate(token, later)).toMatchObject({ status: 422 });
  });

  it('mails the link again until it is used', async () => {
    await register();
    const headers = await logInAs(shop, 'nova@example.com', password);
    const again = () => shop.call('POST', `${store}/user/activation`, { headers, body: { callbackUrl } });
    expect(await again()).toMatchObject({ status: 200 });
    const [first = '', second = ''] = await mailbox.mails(2);
    expect(await activate(mailbox.secretOf(first), headers)).toMatchObject({ status: 422 });
    expect(await activate(mailbox.secretOf(second), headers)).toMatchObject({ status: 200 });
    expect(await again()).toMatchObject({ status: 200 });
    expect(await mailbox.mails()).toHaveLength(2);
  });

  it.each([
    [{ email: 'zakaznik@EXAMPLE.com' }, 'email', 'Účet s tímto e-mailem už existuje, přihlaste se prosím'],
    [{ email: 'nova' }, 'email', 'E-mail není ve správném formátu'],
    [{ password: 'krátké', password_confirmation: 'krátké' }, 'password', 'Heslo musí mít alespoň 8 znaků'],
    [{ password_confirmation: 'jiné' }, 'password_confirmation', 'Nepodařilo se vám heslo napsat 2× správně.'],
    [{ phone: '777' }, 'phone', 'Nezadali jste správně telefonní číslo'],
    [{ callbackUrl: 'https://evil.example/aktivovat' }, 'callbackUrl', 'Hodnota není správná'],
  ])('refuses %o', async (changes, field, title) => {
    expect(await register(changes)).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
    expect(await shop.db.select().from(customer).where(eq(customer.email, 'nova@example.com'))).toEqual([]);
    expect(await mailbox.mails()).toEqual([]);
  });

  it('speaks Slovak', async () => {
    await register({}, { 'x-locale': 'sk' });
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toContain('Potvrdiť e-mail');
  });

  it('lets no place register without end', async () => {
    const place = { db: shop.db, ip: '127.0.0.1', now: () => shop.clock.now };
    for (let at = 0; at < 20; at += 1) await countRegistration(place);
    expect(await register()).toMatchObject({ status: 429 });
  });
});
