import * as v from 'valibot';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customer, pendingRegistration } from '@vyloha/backend-accounts/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { logInAs } from '../../testing/log-in-as';
import type { Mailbox } from '../../testing/mailbox';
import { createPlaceBody } from '../../testing/place-body';
import { createRegistrationHelpers } from '../../testing/registration';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';
import { createCustomer, hashPassword } from '@vyloha/backend-accounts';

const store = '/store/api/v1';
const email = 'nova@example.com';
const password = 'Nove-heslo-1';
const callbackUrl = 'http://localhost:3000/aktivovat';
const week = 7 * 24 * 60 * 60 * 1000;
const dead = { status: 422, json: { errors: [{ title: 'Odkaz už neplatí, požádejte prosím o nový' }] } };

const placedResponse = v.object({ data: v.object({ order: v.looseObject({ token: v.string() }) }) });

describe.each(oneTestDatabase(import.meta.url))('registration on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  const { register, confirm, user, accountsOf, login } = createRegistrationHelpers(() => shop);

  it('creates an account from the mailed link and the password, once, and logs in', async () => {
    expect(await register()).toMatchObject({ status: 200, json: { data: {} } });
    expect(await accountsOf(email)).toEqual([]);
    expect(await login(email, password)).toMatchObject({ status: 422 });
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toContain('http://localhost:3000/aktivovat?token=');
    const token = mailbox.secretOf(mail);
    const guest = await fillGuestCart(shop, 'v-konev', 2);
    const { headers } = await confirm(token, { headers: guest });
    expect(await user(headers)).toMatchObject({
      json: { data: { name: email, groups: ['customers'], isEmailConfirmed: true } },
    });
    expect(await shop.call('GET', `${store}/cart`, { headers })).toMatchObject({ json: { data: { items: [{}] } } });
    expect((await confirm(token)).answer).toMatchObject(dead);
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });

  it('reveals only to the owner of the mailbox that there is an account', async () => {
    const fresh = await register();
    const taken = await register({ email: 'Zakaznik@EXAMPLE.com' });
    expect([taken.status, taken.json]).toEqual([fresh.status, fresh.json]);
    const { length: names } = Object.keys(taken.headers);
    expect(names).toBe(Object.keys(fresh.headers).length);
    const mails = await mailbox.mails(2);
    const notice = mails.find((mail) => mail.includes('To: zakaznik@example.com')) ?? '';
    expect(notice).toContain('Účet s ním ale už máte');
    expect(notice).toContain('http://localhost:3000/prihlasit');
    expect(notice).not.toContain('token=');
    expect(await login('zakaznik@example.com', password)).toMatchObject({ status: 422 });
    expect(await login(email, password)).toMatchObject({ status: 422 });
  });

  it('with an order is the same with and without an account, and the order is kept', async () => {
    const words = { registration: true, password, password_confirmation: password };
    const place = async (address: string) => {
      const headers = await fillGuestCart(shop, 'v-konev', 1);
      const body = createPlaceBody({ ...words, email: address });
      const answers = [await shop.call('POST', `${store}/cart/place`, { headers, body })];
      answers.push(await shop.call('POST', `${store}/cart/place`, { headers, body }));
      const [first, again] = answers.map(({ json }) => v.parse(placedResponse, json).data.order);
      expect(again).toEqual({ ...first, token: expect.any(String) });
      return answers.map(({ status }) => status);
    };
    expect(await place(email)).toEqual([200, 200]);
    expect(await place('zakaznik@example.com')).toEqual([200, 200]);
    const mails = await mailbox.mails(2);
    expect(mails).toHaveLength(2);
    expect(mails.find((mail) => mail.includes('To: zakaznik@example.com'))).toContain('Účet s ním ale už máte');
    const orders = await shop.db.select().from(shopOrder);
    expect(orders.map(({ customerId }) => customerId)).toEqual([null, null]);
    expect(JSON.stringify([orders, await shop.db.select().from(pendingRegistration)])).not.toContain(password);

    const { headers } = await confirm(mailbox.secretOf(mails.find((mail) => mail.includes(`To: ${email}`)) ?? ''));
    expect(await user(headers)).toMatchObject({
      json: { data: { firstName: 'Jan', phone: '+420 777 123 456', address: { city: 'Praha' } } },
    });
    const own = (await shop.call('GET', `${store}/user/orders`, { headers })).json;
    expect(own).toMatchObject({ data: [{ code: '2026000001' }], meta: { pagination: { total: 1 } } });
  });

  it('by a stranger does not give the stranger the account', async () => {
    await register({ password: 'Cizi-heslo-1', password_confirmation: 'Cizi-heslo-1' });
    const [stranger = ''] = await mailbox.mails(1);
    expect((await confirm(mailbox.secretOf(stranger))).answer).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'password', title: 'Tohle není heslo, se kterým jste se registrovali' }] },
    });
    expect(await accountsOf(email)).toEqual([]);
    await register();
    const [, own = ''] = await mailbox.mails(2);
    expect((await confirm(mailbox.secretOf(own))).answer).toMatchObject({ status: 200 });
    expect(await login(email, 'Cizi-heslo-1')).toMatchObject({ status: 422 });
    expect((await confirm(mailbox.secretOf(stranger), { secret: 'Cizi-heslo-1' })).answer).toMatchObject(dead);
  });

  it('expires with its link', async () => {
    await register();
    const token = mailbox.secretOf((await mailbox.mails(1))[0] ?? '');
    expect((await confirm('wrong')).answer).toMatchObject(dead);
    shop.clock.now = new Date(shop.clock.now.getTime() + week);
    expect((await confirm(token)).answer).toMatchObject(dead);
  });

  it('cannot be ended by guessing the password', async () => {
    await register();
    const token = mailbox.secretOf((await mailbox.mails(1))[0] ?? '');
    for (let at = 0; at < 10; at += 1) await confirm(token, { secret: 'wrong' });
    expect((await confirm(token)).answer).toMatchObject({ status: 429 });
  });

  it.each([
    [{ email: 'nova' }, 'email', 'E-mail není ve správném formátu'],
    [{ email: 'za\u212Aaznik@example.com' }, 'email', 'E-mail není ve správném formátu'],
    [{ password: 'krátké', password_confirmation: 'krátké' }, 'password', 'Heslo musí mít alespoň 8 znaků'],
    [{ password_confirmation: 'jiné' }, 'password_confirmation', 'Nepodařilo se vám heslo napsat 2× správně.'],
    [{ phone: '777' }, 'phone', 'Nezadali jste správně telefonní číslo'],
    [{ callbackUrl: 'https://evil.example/aktivovat' }, 'callbackUrl', 'Hodnota není správná'],
  ])('refuses %o', async (changes, field, title) => {
    expect(await register(changes)).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
    expect(await shop.db.select().from(pendingRegistration)).toEqual([]);
    expect(await mailbox.mails()).toEqual([]);
  });

  it('speaks Slovak', async () => {
    await register({}, { 'x-locale': 'sk' });
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toContain('Dokončiť registráciu');
  });

  describe('of an account with an unproven mailbox', () => {
    let headers: Record<string, string>;
    beforeEach(async () => {
      const passwordHash = await hashPassword(password);
      await createCustomer(shop.db, { email, passwordHash, firstName: '', lastName: '' });
      headers = await logInAs(shop, email, password);
    });
    const activate = (token: string, by: Record<string, string>) =>
      shop.call('POST', `${store}/activate`, { headers: by, body: { token } });
    const again = () => shop.call('POST', `${store}/user/activation`, { headers, body: { callbackUrl } });
    const mailedToken = async (count: number) => {
      await again();
      return mailbox.secretOf((await mailbox.mails(count)).at(-1) ?? '');
    };

    it('is completed by its link, which the next one replaces', async () => {
      const first = await mailedToken(1);
      const second = await mailedToken(2);
      expect(await activate(first, headers)).toMatchObject(dead);
      expect(await activate(second, await logInAs(shop, 'zakaznik@example.com'))).toMatchObject({ status: 422 });
      expect(await activate(second, {})).toMatchObject({ status: 401 });
      expect(await activate(second, headers)).toMatchObject({ status: 200 });
      expect(await user(headers)).toMatchObject({ json: { data: { isEmailConfirmed: true } } });
      expect(await again()).toMatchObject({ status: 200 });
      expect(await mailbox.mails()).toHaveLength(2);
    });

    it('gets the orders placed with the e-mail only then', async () => {
      const guest = await fillGuestCart(shop, 'v-konev', 1);
      const body = createPlaceBody({ email: 'Nova@example.com' });
      await shop.call('POST', `${store}/cart/place`, { headers: guest, body });
      const orders = async () => (await shop.call('GET', `${store}/user/orders`, { headers })).json;
      expect(await orders()).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
      await activate(await mailedToken(1), headers);
      expect(await orders()).toMatchObject({ data: [{ code: '2026000001' }] });
      const [own] = await shop.db.select().from(customer).where(eq(customer.email, email));
      expect((await shop.db.select().from(shopOrder))[0]?.customerId).toBe(own?.id);
    });

    it('ends with an expired link', async () => {
      const token = await mailedToken(1);
      shop.clock.now = new Date(shop.clock.now.getTime() + week);
      expect(await activate(token, await logInAs(shop, email, password))).toMatchObject({ status: 422 });
    });
  });
});
