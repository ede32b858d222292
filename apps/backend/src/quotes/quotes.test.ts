import { eq } from 'drizzle-orm';
import pino from 'pino';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coupon, outboxMail, quote, setting, shopOrder } from '../database/schema';
import { sendOutbox } from '../mail/send-outbox';
import { aCoupon } from '../testing/a-coupon';
import { insertCompany } from '../testing/a-company';
import { type TestShop, testSettings } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import type { Mailbox } from '../testing/mailbox';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { testDatabases } from '../testing/test-databases';

const store = '/store/api/v1';
const url = `${store}/user/quotes`;
const first = 'N2026000001';
const held = v.object({ data: v.object({ approval: v.object({ id: v.string() }) }) });
type Headers = Record<string, string>;

describe.each(testDatabases())('quotes on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let key: string;
  /** The owner of a company, its approver, and its buyer with a limit of 1 500 crowns. */
  let owner: Headers;
  let approver: Headers;
  let buyer: Headers;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open, { orderCopyTo: 'sklad@example.com' });
    ({ shop, mailbox } = opened);
    key = await opened.commandKey();
    await insertCompany(shop.db, [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-schvalovatel', role: 'approver' },
      { customerId: 'u-nakupci', role: 'buyer', orderLimitMinor: 150_000 },
    ]);
    owner = await logInAs(shop, 'firma@example.com');
    approver = await logInAs(shop, 'schvalovatel@example.com');
    buyer = await logInAs(shop, 'nakupci@example.com');
  });
  afterEach(() => shop.close());

  const add = (amount: number, headers = buyer) =>
    shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount } });
  const request = (headers = buyer, body: object = {}, attempt = `attempt-${crypto.randomUUID()}`) =>
    shop.call('POST', url, { body, headers: { ...headers, 'idempotency-key': attempt } });
  const read = (headers = buyer, path = `/${first}`) => shop.call('GET', `${url}${path}`, { headers });
  const answer = (body: object = {}, bearer = key) =>
    shop.call('POST', `${store}/quote-states`, {
      headers: { authorization: `Bearer ${bearer}` },
      body: {
        ...{ code: first, state: 'answered', validUntil: '2026-11-25', note: 'Za množství.' },
        ...{ lines: [{ number: 1, price: 99.99 }], ...body },
      },
    });
  const put = (headers = buyer, code = first) => shop.call('POST', `${url}/${code}/cart`, { headers, body: {} });
  const cart = (headers = buyer, extra: Headers = {}) =>
    shop.call('GET', `${store}/cart`, { headers: { ...headers, ...extra } });
  const place = (headers = buyer, changes: object = {}) =>
    shop.call('POST', `${store}/cart/place`, {
      headers,
      body: createPlaceBody({ email: 'nakupci@example.com', ...changes }),
    });
  async function offer(amount = 10, body: object = {}) {
    await add(amount);
    expect(await request()).toMatchObject({ status: 200 });
    expect(await answer(body)).toMatchObject({ status: 200 });
  }
  const changeAmount = async (amount: number) => {
    const items = v.parse(
      v.object({ data: v.object({ items: v.array(v.object({ id: v.string() })) }) }),
      (await cart()).json,
    ).data.items;
    return shop.call('PATCH', `${store}/cart/items/${items[0]?.id ?? ''}`, { headers: buyer, body: { amount } });
  };
  const deliverMails = async (atLeast: number) => {
    await sendOutbox({
      db: shop.db,
      settings: { ...testSettings, dataDir: mailbox.dataDir },
      log: pino({ level: 'silent' }),
      now: () => shop.clock.now,
    });
    return mailbox.mails(atLeast);
  };

  it('ask for what is in the cart, which stays', async () => {
    await add(10);
    const body = { message: 'Letos víc.\nhttp://evil.example/x', wanted_date: '2026-12-10' };
    expect(await request(buyer, body)).toMatchObject({ status: 200, json: { data: { code: first } } });
    expect(await cart()).toMatchObject({ json: { data: { items: [{ amount: 10 }] } } });
    expect(await read()).toMatchObject({
      json: {
        data: {
          ...{ code: first, state: 'sent', wantedDate: '2026-12-10', validUntil: null, orderCode: null },
          requestedBy: { name: 'Eva Malá', isCaller: true },
          items: [{ number: 1, code: expect.any(String), amount: 10, offer: null }],
        },
      },
    });
    const mails = await deliverMails(2);
    const toCustomer = mails.find((mail) => mail.includes('To: nakupci@example.com')) ?? '';
    for (const text of [first, 'Letos víc.', '10. prosince 2026', `/nabidky/${first.toLowerCase()}`])
      expect(toCustomer).toContain(text);
    expect(toCustomer).not.toContain('http://evil.example');
    const toShop = mails.find((mail) => mail.includes('To: sklad@example.com')) ?? '';
    for (const text of ['Eva Malá', 'quote.js']) expect(toShop).toContain(text);
  });

  it('sent twice are one, at once too; without a key, a business or products there is none', async () => {
    expect(await request()).toMatchObject({ status: 422, json: { errors: [{ code: 'cart_empty' }] } });
    await add(1);
    const attempt = 'attempt-0123456789abcdef';
    const answers = await Promise.all([request(buyer, {}, attempt), request(buyer, {}, attempt)]);
    for (const { json } of answers) expect(json).toEqual({ data: { code: first } });
    expect(await request()).toMatchObject({ json: { data: { code: 'N2026000002' } } });
    expect(await shop.db.$count(quote)).toBe(2);
    expect(await shop.call('POST', url, { headers: buyer, body: {} })).toMatchObject({ status: 400 });
    const consumer = await logInAs(shop, 'zakaznik@example.com');
    await add(1, consumer);
    expect(await request(consumer)).toMatchObject({ status: 403, json: { errors: [{ code: 'business_only' }] } });
    expect(await request(buyer, { wanted_date: '2026-11-20' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'wanted_date' }] },
    });
  });

  it('are answered by the staff alone, completely and once', async () => {
    await add(10);
    await request();
    expect(await answer({}, 'a-guess')).toMatchObject({ status: 403 });
    expect(await answer({ code: 'N1' })).toMatchObject({ status: 404 });
    for (const [body, field] of [
      [{ validUntil: null }, 'validUntil'],
      [{ validUntil: '2026-11-20' }, 'validUntil'],
      [{ lines: [] }, 'lines'],
      [{ lines: [{ number: 2, price: 1 }] }, 'lines.0.number'],
      [{ lines: [{ number: 1, price: 0 }] }, 'lines.0.price'],
      [{ lines: [{ number: 1, price: 5, minAmount: 9, maxAmount: 8 }] }, 'lines.0.maxAmount'],
      [{ state: 'declined', note: ' ' }, 'note'],
    ] as const)
      expect(await answer(body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await answer()).toMatchObject({ status: 200 });
    expect(await answer()).toMatchObject({ status: 422, json: { errors: [{ field: 'state' }] } });
    const mail = (await deliverMails(3)).at(-1) ?? '';
    for (const text of ['25. listopadu 2026', 'Za množství.', '99,99']) expect(mail).toContain(text);
    expect(await shop.db.select().from(outboxMail)).toEqual([]);
  });

  it('are declined with a reason', async () => {
    await add(1);
    await request();
    expect(await answer({ state: 'declined', note: 'Pod nákupní cenu nejdeme.' })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ json: { data: { state: 'declined', note: 'Pod nákupní cenu nejdeme.' } } });
    expect((await deliverMails(3)).at(-1)).toContain('Pod nákupní cenu nejdeme.');
    expect(await put()).toMatchObject({ status: 409 });
  });

  it('make prices of the cart, instead of its own line, exactly without tax', async () => {
    await offer();
    for (const repeat of [put, put])
      expect(await repeat()).toMatchObject({
        status: 200,
        json: {
          data: {
            cart: {
              items: [
                {
                  amount: 10,
                  prices: { unitWithoutTax: 99.99, totalWithoutTax: 999.9, totalWithTax: 1209.88 },
                  quote: { code: first, applies: true, notice: expect.stringContaining('25. listopadu 2026') },
                },
              ],
              prices: { totalWithTax: 1209.88, totalWithoutTax: 999.9 },
            },
          },
        },
      });
    expect(await place()).toMatchObject({
      status: 200,
      json: { data: { order: { items: [{ prices: { totalWithoutTax: 999.9, totalWithTax: 1209.88 } }] } } },
    });
    const [order] = await shop.db.select().from(shopOrder);
    expect(await read()).toMatchObject({ json: { data: { state: 'ordered', orderCode: order?.code } } });
    expect(await put()).toMatchObject({ status: 409 });
  });

  it('hold for the offered amounts, in their currency, and until the end of their last day', async () => {
    await offer(10, { lines: [{ number: 1, price: 90, minAmount: 5, maxAmount: 20 }] });
    await put();
    const line = (applies: boolean, notice: RegExp) => ({
      json: { data: { items: [{ quote: { applies, notice: expect.stringMatching(notice) } }] } },
    });
    for (const [amount, applies, notice] of [
      [20, true, /platí do/],
      [21, false, /nejvýše pro 20 ks/],
      [4, false, /od 5 ks/],
      [5, true, /platí do/],
    ] as const) {
      await changeAmount(amount);
      expect(await cart()).toMatchObject(line(applies, notice));
    }
    expect(await cart(buyer, { 'x-currency': 'EUR' })).toMatchObject(line(false, /v měně CZK/));
    // Both in the shop's time zone, an hour ahead of UTC.
    shop.clock.now = new Date('2026-11-25T22:59:00Z');
    expect(await cart()).toMatchObject(line(true, /platí do/));
    shop.clock.now = new Date('2026-11-25T23:00:00Z');
    expect(await cart()).toMatchObject(line(false, /platila do 25\. listopadu/));
    expect(await read()).toMatchObject({ json: { data: { state: 'expired' } } });
    expect(await put()).toMatchObject({ status: 409 });
    // The shop may offer anew.
    expect(await answer({ validUntil: '2026-12-31' })).toMatchObject({ status: 200 });
    expect(await cart()).toMatchObject(line(true, /31\. prosince/));
  });

  it('are used by one of two orders at once; the other keeps its cart', async () => {
    await offer();
    await put();
    expect(await put(owner)).toMatchObject({ status: 200 });
    const seen = { quotes: [first] };
    const answers = await Promise.all([place(buyer, seen), place(owner, seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.db.$count(shopOrder)).toBe(1);
    const loser = answers[0]?.status === 409 ? buyer : owner;
    expect(await cart(loser)).toMatchObject({
      json: { data: { items: [{ quote: { applies: false, notice: expect.stringContaining('už byla objednaná') } }] } },
    });
  });

  it('are seen by owners and approvers of the company, not by its buyers nor by others', async () => {
    await add(1, approver);
    await request(approver);
    const other = await logInAs(shop, 'zakaznik@example.com');
    for (const [headers, status] of [
      [approver, 200],
      [owner, 200],
      [buyer, 404],
      [other, 404],
      [{}, 401],
    ] as const)
      expect((await read(headers)).status).toBe(status);
    expect(await read(buyer, '')).toMatchObject({ json: { data: [] } });
    expect(await read(owner, '')).toMatchObject({
      json: { data: [{ requestedBy: { isCaller: false }, itemCount: 1 }] },
    });
    await answer();
    expect((await put(buyer)).status).toBe(404);
    await put(approver);
    await shop.call('DELETE', `${store}/user/company/members/u-schvalovatel`, { headers: owner });
    expect((await read(approver)).status).toBe(404);
    expect(await cart(approver)).toMatchObject({ json: { data: { items: [{ quote: { applies: false } }] } } });
  });

  it('are approved at their price while it holds', async () => {
    await offer(20);
    await put();
    const { approval } = v.parse(held, (await place()).json).data;
    const path = `${store}/user/company/approvals/${approval.id}`;
    const seen = v.parse(
      v.object({ data: v.object({ current: v.object({ total: v.number() }) }) }),
      (await shop.call('GET', path, { headers: approver })).json,
    ).data.current.total;
    const approve = () => shop.call('POST', `${path}/approve`, { headers: approver, body: { total: seen } });
    shop.clock.now = new Date('2026-11-26T09:00:00Z');
    expect(await approve()).toMatchObject({ status: 409, json: { errors: [{ code: 'total_changed' }] } });
    shop.clock.now = new Date('2026-11-25T09:00:00Z');
    expect(await approve()).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ json: { data: { state: 'ordered' } } });
  });

  it('are not reduced by coupons, unless the shop allows it', async () => {
    await shop.db.insert(coupon).values(aCoupon({ code: 'SLEVA' }));
    await offer();
    await put();
    const enter = () => shop.call('POST', `${store}/cart/coupon`, { headers: buyer, body: { couponCode: 'SLEVA' } });
    expect(await enter()).toMatchObject({ status: 422 });
    await shop.call('POST', `${store}/cart/items`, { headers: buyer, body: { id: 'v-darek', amount: 1 } });
    expect(await enter()).toMatchObject({ status: 200 });
    const discount = async () =>
      v
        .parse(
          v.object({
            data: v.object({
              items: v.array(v.looseObject({ type: v.string(), prices: v.object({ totalWithTax: v.number() }) })),
            }),
          }),
          (await cart()).json,
        )
        .data.items.filter(({ type }) => type === 'discount')
        .reduce((sum, { prices }) => sum + prices.totalWithTax, 0);
    const onOthers = await discount();
    expect(onOthers).toBeLessThan(0);
    await shop.db.insert(setting).values({ name: 'quotesTakeCoupons', value: true });
    expect(await discount()).toBeCloseTo(onOthers - 120.99, 1);
    await shop.db.delete(setting).where(eq(setting.name, 'quotesTakeCoupons'));
  });
});
