import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimit } from '@vyloha/backend-kernel/tables';
import { createAuthenticator } from '../../testing/authenticator';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { aSchedule } from '../../testing/a-schedule';
import { placeGuestOrder } from '../../testing/place-guest-order';
import { accountLimits } from '@vyloha/backend-accounts';
import { modules } from '../../modules';

const store = '/store/api/v1';
const email = 'zakaznik@example.com';
const callbackUrl = 'http://localhost:3000/';
const passwords = { password: 'Nove-heslo-1', password_confirmation: 'Nove-heslo-1' };
const wrongPasswords = { ...passwords, old_password: 'wrong' };

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

let shop: TestShop;
let customerHeaders: Record<string, string>;
let guestHeaders: Record<string, string>;
let orderToken: string;
let tokenToCancel: string;

/** A request for each limit that is refused or harmless however often it is sent. */
const calls: Readonly<Record<string, () => Call>> = {
  login: () => ({ method: 'POST', url: '/store/api/oauth/login', body: { email, password: 'wrong' } }),
  loginOnKnownDevice: () => ({
    method: 'POST',
    url: '/store/api/oauth/login',
    body: { email, password: 'wrong', device_token: customerHeaders['device'] },
  }),
  requestLoginLink: () => ({ method: 'POST', url: `${store}/login-links`, body: { email: 'a@b.cz', callbackUrl } }),
  readLinkState: () => ({
    method: 'POST',
    url: `${store}/mailed-links/state`,
    body: { kind: 'reset', token: 'none' },
  }),
  followLoginLink: () => ({ method: 'POST', url: '/store/api/oauth/login-link', body: { token: 'none' } }),
  requestPasskeyLogin: () => ({ method: 'POST', url: '/store/api/oauth/passkey-options', body: { browser: 'none' } }),
  logInByPasskey: () => ({
    method: 'POST',
    url: '/store/api/oauth/passkey',
    body: { browser: 'none', credential: createAuthenticator().get({ challenge: 'none' }) },
  }),
  logInAsCustomer: () => ({ method: 'POST', url: '/store/api/oauth/login-as', body: { token: 'none' } }),
  register: () => ({ method: 'POST', url: `${store}/register`, body: { email: 'a@b.cz', callbackUrl, ...passwords } }),
  registerWithOrder: () => ({
    method: 'POST',
    url: `${store}/cart/place`,
    headers: guestHeaders,
    body: createPlaceBody({ registration: true, ...passwords }),
  }),
  confirmRegistration: () => ({
    method: 'POST',
    url: `${store}/register/confirm`,
    body: { token: 'none', password: 'x' },
  }),
  requestActivation: () => ({
    method: 'POST',
    url: `${store}/user/activation`,
    headers: customerHeaders,
    body: { callbackUrl },
  }),
  activate: () => ({ method: 'POST', url: `${store}/activate`, headers: customerHeaders, body: { token: 'none' } }),
  forgotPassword: () => ({ method: 'POST', url: `${store}/forgot-password`, body: { email: 'a@b.cz', callbackUrl } }),
  resetPassword: () => ({
    method: 'POST',
    url: `${store}/reset-password`,
    body: { email, token: 'none', ...passwords },
  }),
  changePassword: () => ({
    method: 'PATCH',
    url: `${store}/user/password`,
    headers: customerHeaders,
    body: wrongPasswords,
  }),
  changeEmail: () => ({
    method: 'POST',
    url: `${store}/user/email`,
    headers: customerHeaders,
    body: { email: 'a@b.cz', password: 'Vyloha-2026', callbackUrl },
  }),
  confirmEmailChange: () => ({
    method: 'POST',
    url: `${store}/user/email/confirm`,
    headers: customerHeaders,
    body: { token: 'none' },
  }),
  exportPersonalData: () => ({ method: 'GET', url: `${store}/user/data`, headers: customerHeaders }),
  placeOrder: () => ({ method: 'POST', url: `${store}/cart/place`, headers: guestHeaders, body: createPlaceBody() }),
  coupon: () => ({ method: 'POST', url: `${store}/cart/coupon`, body: { couponCode: 'none' } }),
  notifyPayment: () => ({ method: 'POST', url: `${store}/payments/notify`, body: { id: 'none' } }),
  cancelOrder: () => ({ method: 'POST', url: `${store}/orders/token/${tokenToCancel}/cancel`, body: {} }),
  payOrder: () => ({ method: 'POST', url: `${store}/orders/token/${orderToken}/payment`, body: {} }),
  withdrawalAccess: () => ({
    method: 'POST',
    url: `${store}/withdrawals/access`,
    body: { code: '2026000001', email: 'a@b.cz' },
  }),
  claim: () => ({
    method: 'POST',
    url: `${store}/user/claims`,
    headers: { ...customerHeaders, 'idempotency-key': 'attempt-0123456789' },
    body: { order_id: 'none', item_id: 'none', amount: 1, description: 'x', solution: 'repair' },
  }),
  claimOfOrder: () => ({
    method: 'POST',
    url: `${store}/claims/orders/${orderToken}`,
    headers: { 'idempotency-key': 'attempt-0123456789' },
    body: { item_id: 'none', amount: 1, description: 'x', solution: 'repair' },
  }),
  requestQuote: () => ({
    method: 'POST',
    url: `${store}/user/quotes`,
    headers: { ...customerHeaders, 'idempotency-key': 'attempt-0123456789' },
    body: {},
  }),
  schedule: () => ({
    method: 'POST',
    url: `${store}/user/schedules`,
    headers: { ...customerHeaders, 'idempotency-key': 'attempt-0123456789' },
    body: aSchedule('none', 'none'),
  }),
  withdraw: () => ({
    method: 'POST',
    url: `${store}/withdrawals/orders/${orderToken}`,
    headers: { 'idempotency-key': 'attempt-0123456789' },
    body: { items: [{ id: 'none', amount: 1 }] },
  }),
  orderByToken: () => ({ method: 'GET', url: `${store}/orders/token/none` }),
  ownOrder: () => ({ method: 'GET', url: `${store}/user/orders/code/2026000001`, headers: customerHeaders }),
  exportPictures: () => ({
    method: 'GET',
    url: `${store}/user/orders/o-none/items/images/export`,
    headers: customerHeaders,
  }),
  reviewOfOrder: () => callOf('review'),
  review: () => ({
    method: 'POST',
    url: `${store}/products/p-konev/reviews`,
    body: { stars: 5, name: 'Jan', email: 'a@b.cz', order_code: '2026000001' },
  }),
  question: () => ({
    method: 'POST',
    url: `${store}/products/p-konev/comments`,
    body: { text: 'Je z plastu?', email: 'a@b.cz' },
  }),
  report: () => ({
    method: 'POST',
    url: `${store}/products/p-konev/reports`,
    body: { subject_id: 'none', reason: 'untrue', text: 'Lež' },
  }),
  reportOfMailbox: () => ({
    method: 'POST',
    url: `${store}/products/p-konev/reports`,
    body: { subject_id: 'none', reason: 'untrue', text: 'Lež', email: 'a@b.cz' },
  }),
  uploadPhoto: () => ({ method: 'POST', url: `${store}/review-photos`, body: { content: 'bm9uZQ==' } }),
  vote: () => ({ method: 'POST', url: `${store}/products/p-konev/reviews/r-1/votes`, body: { helpful: true } }),
  contact: () => ({
    method: 'POST',
    url: `${store}/contact-form`,
    body: { name: 'Jan', email: 'a@b.cz', message: 'Ahoj' },
  }),
  newsletter: () => ({
    method: 'POST',
    url: `${store}/newsletter/subscribe`,
    body: { email: 'a@b.cz', terms: true },
  }),
  cookieConsent: () => ({
    method: 'POST',
    url: `${store}/cookie-consents`,
    body: { granted: [], version: 'v1', wording: 'x' },
  }),
  newsletterLeave: () => ({ method: 'POST', url: `${store}/newsletter/unsubscribe-link`, body: { email: 'a@b.cz' } }),
  newsletterLink: () => ({ method: 'POST', url: `${store}/newsletter/unsubscribe`, body: { token: 'none' } }),
  watch: () => ({ method: 'POST', url: `${store}/products/p-konev/watchers`, body: { email: 'a@b.cz' } }),
  cancelWatch: () => ({ method: 'POST', url: `${store}/watchers/cancel`, body: { token: 'none' } }),
  vatNumber: () => ({ method: 'GET', url: `${store}/vat-number?number=CZ27074358` }),
  companyByIco: () => ({ method: 'GET', url: `${store}/ares/ico?ico=27074358` }),
  inviteMember: () => ({
    method: 'POST',
    url: `${store}/user/company/invitations`,
    headers: customerHeaders,
    body: { email: 'a@b.cz', role: 'buyer', callbackUrl },
  }),
  openInvitation: () => ({ method: 'POST', url: `${store}/company-invitations/open`, body: { token: 'none' } }),
  search: () => ({ method: 'GET', url: '/cms/search?q=konev' }),
};

beforeAll(async () => {
  shop = await createTestShop();
  const body = { email, password: 'Vyloha-2026' };
  const { json } = await shop.call('POST', '/store/api/oauth/login', { body });
  customerHeaders = { ...(await logInAs(shop, email)), device: JSON.stringify(json).split('"')[9] ?? '' };
  orderToken = await placeGuestOrder(shop);
  tokenToCancel = await placeGuestOrder(shop);
});
beforeEach(async () => {
  guestHeaders = await fillGuestCart(shop, 'v-konev', 1);
  await shop.db.delete(rateLimit);
});
afterAll(() => shop.close());

const limits = modules.flatMap((module) => module.limits);
const declared = limits.flatMap(({ name, subjects }) =>
  Object.entries(subjects).map(([subject, limit]) => ({ name, subject, ...limit })),
);

function callOf(name: string): Call {
  const call = calls[name];
  if (call === undefined) throw new Error(`${name} has no call here`);
  return call();
}

let address = 0;
async function send(name: string, from?: string) {
  address += 1;
  const { method, url, body, headers = {} } = callOf(name);
  const forwarded = { 'x-forwarded-for': from ?? `203.0.113.${address % 256}` };
  return shop.call(method, url, { headers: { ...headers, ...forwarded }, ...(body !== undefined && { body }) });
}

describe('the limits of all modules', () => {
  it('have a name and a call each', () => {
    expect(limits.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  // Registering with an order limits the mails, not the order.
  const refusing = declared.filter(({ name }) => name !== 'registerWithOrder');

  it.each(refusing)(
    '$name: $max by $subject within $windowSeconds s',
    async ({ name, subject, max, windowSeconds }) => {
      const from = /address$/i.test(subject) ? '198.51.100.1' : undefined;
      const first = await send(name, from);
      expect(first.status).not.toBe(429);
      const prefix = `${name}.${subject}:%`;
      const [row] = await shop.db
        .select()
        .from(rateLimit)
        .where(sql`${rateLimit.key} like ${prefix}`);
      expect(row?.resetsAt.getTime()).toBe(shop.clock.now.getTime() + windowSeconds * 1000);
      const setCount = (count: number) =>
        shop.db
          .update(rateLimit)
          .set({ count })
          .where(sql`${rateLimit.key} like ${prefix}`);

      await setCount(max - 1);
      expect((await send(name, from)).status).not.toBe(429);
      await setCount(max);
      const refused = await send(name, from);
      expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String(windowSeconds) } });
      expect(refused.json).toMatchObject({
        errors: [{ title: expect.stringMatching(/\S+ \S+/), code: expect.any(String) }],
      });
      if (from !== undefined) expect((await send(name)).status).not.toBe(429);

      const before = shop.clock.now;
      shop.clock.now = new Date(before.getTime() + windowSeconds * 1000);
      // A login is valid for a week, whatever the limit.
      expect((await send(name, from)).status).not.toBe(429);
      shop.clock.now = before;
    },
  );

  it('stores no personal data in plain text', async () => {
    await send('login', '198.51.100.1');
    const keys = (await shop.db.select().from(rateLimit)).map(({ key }) => key);
    expect(keys.every((key) => /^\w+\.\w+:[0-9a-f]{64}$/.test(key))).toBe(true);
  });

  it('counts concurrent attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => send('changePassword')));
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(
      accountLimits.changePassword.subjects.account.max,
    );
  });
});
