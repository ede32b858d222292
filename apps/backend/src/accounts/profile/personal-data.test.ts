import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactMessage, customer, newsletterSubscriber } from '@vyloha/backend-accounts/tables';
import { creditMovement } from '@vyloha/backend-cart/tables';
import { moneyMove, orderNote, shopOrder } from '@vyloha/backend-orders/tables';
import { review } from '@vyloha/backend-reviews/tables';
import { insertCompany } from '../../testing/a-company';
import { createPlaceBody } from '../../testing/place-body';
import type { TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { logInAs } from '../../testing/log-in-as';
import type { Mailbox } from '../../testing/mailbox';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const email = 'zakaznik@example.com';

describe.each(oneTestDatabase(import.meta.url))('personal data on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let headers: Record<string, string>;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
    headers = await logInAs(shop, email);
  });
  afterEach(() => shop.close());

  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, as = headers) =>
    shop.call(method, `${store}${path}`, { headers: as, ...(body !== undefined && { body }) });

  /** An order, a list, a review, a message and credits. */
  async function leaveTraces() {
    await call('POST', '/cart/items', { id: 'v-konev', amount: 1 });
    await call('POST', '/cart/place', createPlaceBody({ email }));
    await call('POST', '/user/shopping-lists', { name: 'Jaro' });
    const createdAt = shop.clock.now;
    const written = { stars: 5, authorName: 'Jana Nováková', locale: 'cs', text: 'Dobrá konev', createdAt };
    const own = { id: 'r-own', productId: 'p-konev', customerId: 'u-zakaznik', email, ...written };
    await shop.db.insert(review).values(own);
    const message = { name: 'Jana', email: email.toUpperCase(), message: 'Kdy to přijde?', locale: 'cs', createdAt };
    await shop.db.insert(contactMessage).values({ id: randomUUID(), ...message });
    const given = { id: 'cm-own', customerId: 'u-zakaznik', reason: 'given' as const, amount: 50, createdAt };
    await shop.db.insert(creditMovement).values(given);
  }

  it('are exported completely, without secrets', async () => {
    await leaveTraces();
    const [order = { id: '' }] = await shop.db.select({ id: shopOrder.id }).from(shopOrder);
    const at = shop.clock.now;
    await shop.db.insert(orderNote).values({ orderId: order.id, text: 'Volala', notedAt: at });
    const move = { id: 'mm-1', orderId: order.id, amountMinor: 100, movedOn: '2026-11-21', source: 'manual' as const };
    await shop.db.insert(moneyMove).values({ ...move, recordedAt: at });
    const { status, json } = await call('GET', '/user/data');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: {
        profile: { email, firstName: 'Jana' },
        orders: [{ items: [{ product: { id: 'p-konev' } }] }],
        shoppingLists: [{ name: 'Jaro', items: [] }],
        reviews: [{ text: 'Dobrá konev' }],
        messages: [{ message: 'Kdy to přijde?' }],
        credits: [{ amount: 50 }],
        orderNotes: [{ text: 'Volala' }],
        moneyMoves: [{ orderCode: '2026000001', amountMinor: 100, movedOn: '2026-11-21' }],
        watchers: [],
        newsletter: [],
      },
    });
    expect(JSON.stringify(json)).not.toMatch(/scrypt|hash|"\w*token":"/i);
    expect(await call('GET', '/user/data', undefined, {})).toMatchObject({ status: 401 });
  });

  it('include what the customer requested of their company, agreed to, and has in the cart', async () => {
    const consents = {
      newsletter: true,
      consent_texts: { newsletter: 'Chci novinky' },
      shipper_comment: 'Pes nekouše',
    };
    const place = () => call('POST', '/cart/place', createPlaceBody({ email, ...consents }));
    await call('POST', '/cart/items', { id: 'v-konev', amount: 1 });
    await place();
    await insertCompany(shop.db, [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-zakaznik', role: 'buyer', orderLimitMinor: 0 },
    ]);
    await call('POST', '/cart/items', { id: 'v-konev', amount: 2 });
    await place();
    await call('POST', '/cart/items', { id: 'v-konev', amount: 3 });
    expect(await call('GET', '/user/data')).toMatchObject({
      json: {
        data: {
          orders: [consents],
          approvals: [
            { status: 'waiting', order: { items: [{ amount: 2 }] }, log: [{ kind: 'requested' }], ...consents },
          ],
          approvalEvents: [{ kind: 'requested' }],
          cartItems: [{ amount: 2 }, { amount: 3 }],
          devices: [{}],
        },
      },
    });
    const owner = await call('GET', '/user/data', undefined, await logInAs(shop, 'firma@example.com'));
    expect(owner).toMatchObject({ json: { data: { approvals: [], approvalEvents: [], cartItems: [] } } });
  });

  it('known by an e-mail are those of who has proven it', async () => {
    await leaveTraces();
    await shop.db.update(customer).set({ emailConfirmedAt: null });
    expect(await call('GET', '/user/data')).toMatchObject({ json: { data: { messages: [], orders: [{}] } } });
  });

  it('of others are not among them', async () => {
    await leaveTraces();
    const { json } = await call('GET', '/user/data', undefined, await logInAs(shop, 'firma@example.com'));
    expect(json).toMatchObject({ data: { orders: [], reviews: [], messages: [], credits: [], shoppingLists: [] } });
    expect(JSON.stringify(json)).not.toContain(email);
  });

  it('are deleted with the account; what the law keeps stays without it', async () => {
    await leaveTraces();
    const [order = { id: '' }] = await shop.db
      .update(shopOrder)
      .set({ status: 'delivered' })
      .returning({ id: shopOrder.id });
    await shop.db.insert(orderNote).values({ orderId: order.id, text: 'Volala', notedAt: shop.clock.now });
    expect(await call('POST', '/user/deletion', { password: 'wrong' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'password' }] },
    });
    expect(await call('POST', '/user/deletion', { password: testPassword })).toMatchObject({ status: 200 });
    expect(await call('GET', '/user')).toMatchObject({ status: 401 });
    const body = { email, password: testPassword };
    expect(await shop.call('POST', '/store/api/oauth/login', { body })).toMatchObject({ status: 422 });
    expect(await shop.db.select().from(shopOrder)).toMatchObject([{ customerId: null, email }]);
    expect(await shop.db.select().from(review)).toMatchObject([
      { text: 'Dobrá konev', authorName: 'Bývalý zákazník', email: null, customerId: null },
    ]);
    expect(await shop.db.$count(orderNote)).toBe(0);
    expect(await shop.db.$count(contactMessage)).toBe(0);
    expect(await shop.db.$count(creditMovement)).toBe(0);
    expect((await shop.db.select({ id: customer.id }).from(customer)).map(({ id }) => id)).not.toContain('u-zakaznik');
    expect((await mailbox.mails(1)).some((mail) => mail.includes('je smazaný'))).toBe(true);
  });

  it('include the newsletter, which a confirmed customer gets and leaves at once', async () => {
    const state = async () => (await call('GET', '/user/newsletter')).json;
    expect(await state()).toEqual({ data: { state: 'none', consentedAt: null } });
    const wanted = { isWanted: true, wording: 'Chci novinky' };
    for (let time = 0; time < 2; time += 1) {
      expect(await call('PATCH', '/user/newsletter', wanted)).toMatchObject({
        json: { data: { state: 'subscribed' } },
      });
    }
    expect(await shop.db.select().from(newsletterSubscriber)).toMatchObject([{ email, wording: 'Chci novinky' }]);
    expect(await mailbox.mails()).toEqual([]);
    expect(await call('PATCH', '/user/newsletter', { isWanted: false })).toMatchObject({
      json: { data: { state: 'none' } },
    });
    expect(await shop.db.$count(newsletterSubscriber)).toBe(0);
    const proof = { wording: 'Chci novinky', withdrawalSource: 'account' };
    expect((await call('GET', '/user/data')).json).toMatchObject({ data: { newsletterWithdrawals: [proof] } });
  });

  it('ask for a confirmation of the newsletter where the mailbox is not proven', async () => {
    await shop.db.update(customer).set({ emailConfirmedAt: null });
    expect(await call('PATCH', '/user/newsletter', { isWanted: true })).toMatchObject({
      json: { data: { state: 'unconfirmed' } },
    });
  });

  it('show where credits came from', async () => {
    await leaveTraces();
    expect(await call('GET', '/user/credits')).toMatchObject({
      json: { data: [{ reason: 'given', amount: 50, orderCode: null }], meta: { pagination: { total: 1 } } },
    });
    expect(await call('GET', '/user/credits', undefined, await logInAs(shop, 'firma@example.com'))).toMatchObject({
      json: { data: [] },
    });
  });
});
