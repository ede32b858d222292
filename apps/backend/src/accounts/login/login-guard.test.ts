import { eq, like } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customer, customerToken } from '@vyloha/backend-accounts/tables';
import { rateLimit } from '@vyloha/backend-kernel/tables';
import { accountLimits } from '@vyloha/backend-accounts';
import type { TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { logInAs } from '../../testing/log-in-as';
import type { Mailbox } from '../../testing/mailbox';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { concurrentTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const email = 'zakaznik@example.com';
const callbackUrl = 'http://localhost:3000/prihlaseni-odkazem';
const { account } = accountLimits.login.subjects;
const loginResponse = v.object({ data: v.object({ access_token: v.string(), device_token: v.string() }) });

describe.each(concurrentTestDatabase())('an account under attack on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let addresses = 0;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  /** Each attempt comes from another address. */
  const login = (password: string, { to = email, device }: { to?: string; device?: string } = {}) => {
    addresses += 1;
    const headers = { 'x-forwarded-for': `203.0.${addresses >> 8}.${addresses & 255}` };
    const body = { email: to, password, ...(device !== undefined && { device_token: device }) };
    return shop.call('POST', '/store/api/oauth/login', { headers, body });
  };
  const deviceOf = (json: unknown) => v.parse(loginResponse, json).data.device_token;
  const wait = (seconds: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
  };

  /** Guesses from ever new addresses as fast as allowed; returns how long each had to wait. */
  async function guess(to: string, times: number): Promise<number[]> {
    const waits: number[] = [];
    for (let guesses = 0; guesses < times;) {
      const { status, headers } = await login('wrong', { to });
      if (status === 422) {
        guesses += 1;
        continue;
      }
      expect(status).toBe(429);
      waits.push(Number(headers['retry-after']));
      wait(waits.at(-1) ?? 0);
    }
    return waits;
  }

  /** The day's guesses are used up, for this account and all others that were guessed at. */
  async function attack(to: string): Promise<unknown> {
    await guess(to, 1);
    await shop.db.update(rateLimit).set({ count: account.max }).where(like(rateLimit.key, 'login.account:%'));
    const { status, json } = await login('wrong', { to });
    expect(status).toBe(429);
    return json;
  }

  it('throttles guesses from all addresses together, then requires a link, with or without an account', async () => {
    expect(await guess(email, account.free + 10)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 256]);
    expect(await guess('nobody@example.com', account.free + 3)).toEqual([2, 4]);
    const said = await attack(email);
    expect(said).toMatchObject({ errors: [{ code: 'login_link_required' }] });
    expect((await login('wrong', { to: 'nobody@example.com' })).json).toEqual(said);
    expect(await login(testPassword)).toMatchObject({ status: 429, json: said });
    wait(account.windowSeconds);
    expect(await login(testPassword)).toMatchObject({ status: 200 });
  });

  it('lets its owner in from a known browser, from any other one by a link', async () => {
    const device = deviceOf((await login(testPassword)).json);
    await attack(email);
    const again = await login(testPassword, { device });
    expect(again).toMatchObject({ status: 200, json: { data: { device_token: device } } });

    await shop.call('POST', `${store}/login-links`, { body: { email, callbackUrl } });
    const token = mailbox.secretOf((await mailbox.mails(1))[0] ?? '');
    const headers = await fillGuestCart(shop, 'v-konev', 1);
    const follow = () => shop.call('POST', '/store/api/oauth/login-link', { headers, body: { token } });
    const followed = await follow();
    expect(followed.status).toBe(200);
    expect(await login(testPassword, { device: deviceOf(followed.json) })).toMatchObject({ status: 200 });
    const authorization = `Bearer ${v.parse(loginResponse, followed.json).data.access_token}`;
    const cart = await shop.call('GET', `${store}/cart`, { headers: { authorization } });
    expect(cart).toMatchObject({ json: { data: { items: [{}] } } });
    expect(await follow()).toMatchObject({ status: 422, json: { errors: [{ code: 'token_dead' }] } });
  });

  it('counts a known browser separately and trusts no other one', async () => {
    const device = deviceOf((await login(testPassword)).json);
    const { max } = accountLimits.loginOnKnownDevice.subjects.device;
    for (let at = 0; at < max; at += 1) expect(await login('wrong', { device })).toMatchObject({ status: 422 });
    expect(await login(testPassword, { device })).toMatchObject({ status: 429 });
    expect(await login(testPassword)).toMatchObject({ status: 200 });

    const stranger = deviceOf((await login(testPassword, { to: 'firma@example.com' })).json);
    await attack(email);
    for (const claimed of [stranger, 'made-up', '']) {
      expect(await login(testPassword, { device: claimed })).toMatchObject({ status: 429 });
    }
  });

  it('forgets the known browsers when the password changes, except the one that set the new password', async () => {
    const [mine, other] = [deviceOf((await login(testPassword)).json), deviceOf((await login(testPassword)).json)];
    const headers = await logInAs(shop, email);
    const password = 'Nove-heslo-1';
    const body = { old_password: testPassword, password, password_confirmation: password };
    const { json } = await shop.call('PATCH', `${store}/user/password`, { headers, body });
    const deviceToken = v.parse(v.object({ data: v.object({ device_token: v.string() }) }), json).data.device_token;
    expect(await shop.db.select().from(customerToken)).toHaveLength(1);
    await attack(email);
    expect(await login(password, { device: mine })).toMatchObject({ status: 429 });
    expect(await login(password, { device: other })).toMatchObject({ status: 429 });
    expect(await login(password, { device: deviceToken })).toMatchObject({ status: 200 });
  });

  it("ends the browser's previous session", async () => {
    const before = await logInAs(shop, 'firma@example.com');
    const body = { email, password: testPassword };
    expect(await shop.call('POST', '/store/api/oauth/login', { headers: before, body })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `${store}/user`, { headers: before })).toMatchObject({ status: 401 });
  });
});

describe.each(concurrentTestDatabase())('a login link on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  const request = (to: string, callback = callbackUrl) =>
    shop.call('POST', `${store}/login-links`, { body: { email: to, callbackUrl: callback } });
  const follow = (token: string) => shop.call('POST', '/store/api/oauth/login-link', { body: { token } });

  it('gets the same response whoever requests it, and is mailed to the owner alone', async () => {
    const known = await request(` ${email.toUpperCase()}`);
    const unknown = await request('nobody@example.com');
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toContain(`${callbackUrl}?token=`);
    expect(await mailbox.mails()).toHaveLength(1);
    expect(await request(email, 'https://evil.example/')).toMatchObject({ status: 422 });
  });

  it('stays valid when a stranger requests another one, and ends with its use or after half an hour', async () => {
    await request(email);
    await mailbox.mails(1);
    await request(email);
    const [first = '', second = ''] = (await mailbox.mails(2)).map((mail) => mailbox.secretOf(mail));
    expect(await follow(first)).toMatchObject({ status: 200 });
    expect(await follow(second)).toMatchObject({ status: 422 });
    await request(email);
    const third = mailbox.secretOf((await mailbox.mails(3)).at(-1) ?? '');
    shop.clock.now = new Date(shop.clock.now.getTime() + 30 * 60 * 1000);
    expect(await follow(third)).toMatchObject({ status: 422 });
  });

  it('of an account with an unproven mailbox sets a new password first', async () => {
    await shop.db.update(customer).set({ emailConfirmedAt: null }).where(eq(customer.email, email));
    await request(email);
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toContain('http://localhost:3000/resetovat-heslo?token=');
    expect(await follow(mailbox.secretOf(mail))).toMatchObject({ status: 422 });
  });
});
