import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { customer } from '@vyloha/backend-accounts/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { moneyMove, orderItem, orderStatusChange, shopOrder } from '@vyloha/backend-orders/tables';
import { withdrawal } from '@vyloha/backend-after-sales/tables';
import { type TestShop, testNow } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import type { Mailbox } from '../testing/mailbox';
import { anOrderItemRow, anOrderRow } from '../testing/order-rows';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { oneTestDatabase } from '../testing/test-databases';
import { sendAllMails } from '../testing/upkeep';

const url = '/store/api/v1/withdrawals';
const code = '2026000001';
const email = 'Jan@Example.com';
const day = 86_400_000;
/** Two of three pieces that cost 199 together. */
const refund = '132,67';
const tokenResponse = v.object({ data: v.object({ token: v.string() }) });

describe.each(oneTestDatabase(import.meta.url))('withdrawals on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let key: string;
  let orderId: string;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open, { orderCopyTo: 'sklad@example.com' });
    ({ shop, mailbox } = opened);
    key = await opened.commandKey();
    orderId = await storeOrder();
  });
  afterEach(() => shop.close());

  async function storeOrder(changes: Partial<Parameters<typeof anOrderRow>[0]> = {}): Promise<string> {
    const order = anOrderRow({ code, email, status: 'shipped', ...changes });
    await shop.db.insert(shopOrder).values(order);
    await shop.db
      .insert(orderItem)
      .values([
        anOrderItemRow({ orderId: order.id, id: 'line-a', amount: 3 }),
        anOrderItemRow({ orderId: order.id, id: 'line-b', position: 1 }),
        anOrderItemRow({ orderId: order.id, id: 'line-gift', position: 2, type: 'gift', parentId: 'line-a' }),
      ]);
    return order.id;
  }

  const ask = (body: object, headers: Record<string, string> = {}) =>
    shop.call('POST', `${url}/access`, { body, headers });
  const access = async (body: object = { code, email }, headers: Record<string, string> = {}) =>
    v.parse(tokenResponse, (await ask(body, headers)).json).data.token;
  const read = (token: string) => shop.call('GET', `${url}/orders/${token}`);
  const send = (token: string, body: object, attempt = `attempt-${crypto.randomUUID()}`) =>
    shop.call('POST', `${url}/orders/${token}`, { body, headers: { 'idempotency-key': attempt } });
  const bring = (path: string, body: object, bearer = key) =>
    shop.call('POST', `/store/api/v1/${path}`, { headers: { authorization: `Bearer ${bearer}` }, body });
  const deliverMails = () => sendAllMails(shop, { dataDir: mailbox.dataDir });

  it('are for whoever knows the code and the e-mail, in any letter case', async () => {
    const token = await access({ code: ` ${code} `, email: 'jan@example.COM' });
    expect(await read(token)).toMatchObject({
      status: 200,
      json: {
        data: {
          code,
          refusal: null,
          isLate: false,
          withdrawals: [],
          items: [
            { id: 'line-a', name: 'Konev zelená', amount: 3, remaining: 3 },
            { id: 'line-b', amount: 1, remaining: 1 },
          ],
        },
      },
    });
    expect(JSON.stringify((await read(token)).json)).not.toMatch(/Dlouhá|777|example/);
  });

  it('say the same of a wrong code and of a wrong e-mail', async () => {
    const answers = [
      await ask({ code, email: 'jina@example.com' }),
      await ask({ code: '2026999999', email }),
      await ask({ code: '%', email: 'ja_@example.com' }),
      await ask({ code }),
    ];
    for (const { status, json } of answers) expect({ status, json }).toEqual({ status: 404, json: answers[0]?.json });
  });

  it.each([
    ['the mailbox of an order', (attempt: number) => ({ code, email: `${attempt}@example.com` })],
    ['the order of a mailbox', (attempt: number) => ({ code: `20260${attempt}`, email })],
  ])('are not for those who guess %s from many addresses', async (_, guessAt) => {
    const askFrom = (attempt: number, body: object) => ask(body, { 'x-forwarded-for': `203.0.113.${attempt}` });
    // What belongs together is not counted.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await askFrom(attempt, { code, email })).status).toBe(200);
    }
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 40; attempt += 1) {
      statuses.push((await askFrom(attempt, guessAt(attempt))).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(404), ...Array<number>(30).fill(429)]);
    expect(await askFrom(50, { code, email })).toMatchObject({
      status: 429,
      json: { errors: [{ code: 'order_link_required' }] },
    });
  });

  it('of a customer’s own order need no e-mail; of other customers’ they do', async () => {
    const [owner] = await shop.db.select().from(customer).where(eq(customer.email, 'zakaznik@example.com'));
    await shop.db.update(shopOrder).set({ customerId: owner?.id ?? null });
    const token = await access({ code }, await logInAs(shop, 'zakaznik@example.com'));
    expect(await read(token)).toMatchObject({ status: 200 });
    expect(await ask({ code }, await logInAs(shop, 'firma@example.com'))).toMatchObject({ status: 404 });
  });

  it('are listed for the customer whose orders they are from, page by page', async () => {
    const [owner] = await shop.db.select().from(customer).where(eq(customer.email, 'zakaznik@example.com'));
    await shop.db.update(shopOrder).set({ customerId: owner?.id ?? null });
    const token = await access();
    for (const id of ['line-a', 'line-b']) await send(token, { items: [{ id, amount: 1 }] });
    const list = async (query: string, as: string) =>
      shop.call('GET', `/store/api/v1/user/returns${query}`, { headers: await logInAs(shop, as) });
    expect(await list('', 'zakaznik@example.com')).toMatchObject({
      json: { data: [{ code: `${code}-2` }, { code: `${code}-1`, items: [{ name: 'Konev zelená' }] }] },
    });
    expect(await list('?perPage=1&page=2', 'zakaznik@example.com')).toMatchObject({
      json: { data: [{ code: `${code}-1` }], meta: { pagination: { total: 2, totalPages: 2 } } },
    });
    expect(await list('', 'firma@example.com')).toMatchObject({ json: { data: [] } });
  });

  it('end with the time of their secret', async () => {
    const token = await access();
    shop.clock.now = new Date(testNow.getTime() + day);
    expect(await read(token)).toMatchObject({ status: 404 });
    expect(await send(token, { items: [{ id: 'line-b', amount: 1 }] })).toMatchObject({ status: 404 });
    expect(await read('a-guess')).toMatchObject({ status: 404 });
    shop.clock.now = testNow;
  });

  it('are confirmed by mail with the time and the list, and announced to the shop', async () => {
    const sent = await send(await access(), {
      items: [{ id: 'line-a', amount: 2 }],
      reason: 'Nesedí\nBcc: all@example.com http://evil.example/x',
      bank_account: '19-2000145399 / 0800',
    });
    expect(sent).toMatchObject({
      status: 200,
      json: { data: { code: `${code}-1`, orderCode: code, state: 'received', isLate: false, items: [{ amount: 2 }] } },
    });
    await deliverMails();
    const mails = await mailbox.mails(2);
    const toCustomer = mails.find((mail) => /^To: jan@example\.com/im.test(mail)) ?? '';
    for (const text of [
      ...['potvrzujeme, že jsme 21. listopadu 2026', '10:00', `${code}-1`, 'Konev zelená', '2\u00A0ks'],
      ...['19-2000145399/0800', 'Nesedí', 'do 14 dnů'],
    ])
      expect(toCustomer).toContain(text);
    expect(toCustomer).not.toContain('http://evil.example');
    const toShop = mails.find((mail) => mail.includes('To: sklad@example.com')) ?? '';
    for (const text of ['Jan Novák', 'vyloha withdrawals state', code]) expect(toShop).toContain(text);
    expect(await shop.db.select().from(outboxMail)).toEqual([]);
  });

  it('sent twice are one, at once too; without a key there is none', async () => {
    const token = await access();
    const body = { items: [{ id: 'line-a', amount: 1 }] };
    const attempt = 'attempt-0123456789abcdef';
    const answers = await Promise.all([send(token, body, attempt), send(token, body, attempt)]);
    answers.push(await send(token, body, attempt));
    expect(answers.map(({ json }) => json)).toEqual(Array(3).fill(answers[0]?.json));
    expect(await shop.db.$count(withdrawal)).toBe(1);
    expect(await shop.db.$count(outboxMail)).toBe(2);
    expect(await shop.call('POST', `${url}/orders/${token}`, { body })).toMatchObject({ status: 400 });
  });

  it('of several forms at once never exceed what was bought', async () => {
    const token = await access();
    const body = { items: [{ id: 'line-a', amount: 2 }] };
    const answers = await Promise.all([send(token, body), send(token, body), send(token, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await read(token)).toMatchObject({ json: { data: { items: [{ remaining: 1 }, { remaining: 1 }] } } });
    expect(await send(token, { items: [{ id: 'line-a', amount: 1 }] })).toMatchObject({
      json: { data: { code: `${code}-2` } },
    });
  });

  it.each([
    [{ items: [] }, 'items'],
    [{ items: [{ id: 'line-a', amount: 0 }] }, 'items.0.amount'],
    [{ items: [{ id: 'line-a', amount: 1.5 }] }, 'items.0.amount'],
    [{ items: [{ id: 'line-a', amount: 4 }] }, 'items'],
    [{ items: [{ id: 'line-gift', amount: 1 }] }, 'items'],
    [{ items: [{ id: 'other', amount: 1 }] }, 'items'],
    [
      {
        items: [
          { id: 'line-a', amount: 2 },
          { id: 'line-a', amount: 2 },
        ],
      },
      'items',
    ],
    [{ items: [{ id: 'line-b', amount: 1 }], bank_account: '2000145398/0800' }, 'bank_account'],
    [{ items: [{ id: 'line-b', amount: 1 }], reason: 'a'.repeat(2001) }, 'reason'],
  ])('with %j are refused at the field', async (body, field) => {
    expect(await send(await access(), body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await shop.db.$count(withdrawal)).toBe(0);
  });

  it.each([
    ['of a business', { tin: '27074358', businessName: 'Firma' }, 'business'],
    ['that is cancelled', { status: 'cancelled' }, 'cancelled'],
  ])('from an order %s are refused, and the reason is known before', async (_, changes, refusal) => {
    await shop.db.update(shopOrder).set(changes).where(eq(shopOrder.id, orderId));
    const token = await access();
    expect(await read(token)).toMatchObject({ json: { data: { refusal } } });
    expect(await send(token, { items: [{ id: 'line-b', amount: 1 }] })).toMatchObject({
      status: 422,
      json: { errors: [{ code: refusal }] },
    });
  });

  it('run from the delivery that the staff record, are received late too, and marked', async () => {
    expect(await bring('order-statuses', { code, status: 'delivered' })).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(orderStatusChange)).toMatchObject([{ orderId, status: 'delivered' }]);
    expect(await read(await access())).toMatchObject({ json: { data: { deadline: '2026-12-07', isLate: false } } });
    shop.clock.now = new Date(testNow.getTime() + 17 * day);
    const token = await access();
    expect(await read(token)).toMatchObject({ json: { data: { isLate: true } } });
    expect(await send(token, { items: [{ id: 'line-b', amount: 1 }] })).toMatchObject({
      status: 200,
      json: { data: { isLate: true } },
    });
    await deliverMails();
    const mails = await mailbox.mails(2);
    expect(mails.filter((mail) => mail.includes('lhůta 14 dnů'))).toHaveLength(2);
  });

  /** The mail to the customer that follows those of the declaration. */
  async function decisionMail(changes: object, states: readonly object[], locale: 'cs' | 'sk' = 'cs') {
    await shop.db
      .update(shopOrder)
      .set({ ...changes, locale })
      .where(eq(shopOrder.id, orderId));
    await send(await access(), { items: [{ id: 'line-a', amount: 2 }], bank_account: '19-2000145399/0800' });
    await deliverMails();
    const before = await mailbox.mails(2);
    for (const state of states) {
      expect(await bring('withdrawal-states', { code: `${code}-1`, ...state })).toMatchObject({ status: 200 });
      await deliverMails();
    }
    const mails = (await mailbox.mails(before.length + states.length)).slice(before.length);
    for (const mail of mails) expect(mail).toMatch(/^To: jan@example\.com/im);
    return mails.map((mail) => mail.replaceAll('\u00a0', ' '));
  }

  it('that are accepted tell how much comes back, when and where', async () => {
    const [mail = ''] = await decisionMail({ status: 'delivered' }, [{ state: 'accepted' }]);
    for (const text of ['jsme uznali', `${code}-1`, refund, 'Na účet 19-2000145399/0800', 'do 14 dnů od odstoupení'])
      expect(mail).toContain(text);
    expect(mail).toContain('2 ks');
    const [, token = ''] = /odstoupeni-od-smlouvy\/objednavka\/([\w-]+)/.exec(mail) ?? [];
    expect(await read(token)).toMatchObject({ json: { data: { withdrawals: [{ state: 'accepted' }] } } });
  });

  it('from an order that nobody has paid promise no money', async () => {
    const [mail = ''] = await decisionMail({ status: 'shipped' }, [{ state: 'accepted' }]);
    expect(mail).toContain('jsme uznali');
    expect(mail).not.toContain('Částka');
  });

  it('from an order that is paid in part promise what came above the price that is left, each its own', async () => {
    const [order] = await shop.db.update(shopOrder).set({ paymentType: 'BANK_TRANSFER', status: 'new' }).returning();
    const amountMinor = (order?.totalMinor ?? 0) - 1000;
    const move = { amountMinor, movedOn: '2026-11-20', source: 'manual', recordedAt: shop.clock.now } as const;
    await shop.db.insert(moneyMove).values({ id: 'm', orderId, ...move });
    const token = await access();
    const promised: number[] = [];
    for (const [index, id] of ['line-a', 'line-b'].entries()) {
      await send(token, { items: [{ id, amount: 1 }] });
      await deliverMails();
      await bring('withdrawal-states', { code: `${code}-${index + 1}`, state: 'accepted' });
      await deliverMails();
      const mails = await mailbox.mails((index + 1) * 3);
      const mail = mails.find((text) => text.includes('jsme uznali') && text.includes(`${code}-${index + 1}`));
      promised.push(Number(/([\d,]+)\s*Kč/.exec(mail ?? '')?.[1]?.replace(',', '.')));
    }
    expect(promised).toEqual([56.33, 199]);
  });

  it('that are paid back tell how much, once, in the language of the order', async () => {
    const states = [{ state: 'accepted' }, { state: 'refunded' }];
    const mails = await decisionMail({ status: 'delivered' }, states, 'sk');
    const paid = mails.at(-1) ?? '';
    for (const text of ['sme vám poslali späť', refund, 'Na účet 19-2000145399/0800']) expect(paid).toContain(text);
    expect(paid).not.toContain('do 14 dní od odstúpenia');
    await bring('withdrawal-states', { code: `${code}-1`, state: 'refunded' });
    expect(await shop.db.$count(outboxMail)).toBe(0);
  });

  it('that are rejected tell why', async () => {
    const note = 'Konev byla použitá.\nPošleme ji zpět.';
    const [mail = ''] = await decisionMail({ status: 'delivered' }, [{ state: 'rejected', note }]);
    for (const text of ['jsme zamítli', 'Konev byla použitá.', 'Česká obchodní inspekce, coi.gov.cz'])
      expect(mail).toContain(text);
    expect(mail).not.toContain('Částka');
  });

  it('from an order that was cancelled meanwhile can only be rejected: its money goes back by the cancellation', async () => {
    await send(await access(), { items: [{ id: 'line-b', amount: 1 }] });
    await bring('order-statuses', { code, status: 'cancelled' });
    const bringTo = (state: string) => bring('withdrawal-states', { code: `${code}-1`, state, note: 'Už je zrušená.' });
    for (const state of ['accepted', 'refunded'])
      expect(await bringTo(state)).toMatchObject({ status: 422, json: { errors: [{ code: 'order_cancelled' }] } });
    expect(await bringTo('rejected')).toMatchObject({ status: 200 });
  });

  it('have a state that the staff alone change; rejected ones may be sent again', async () => {
    const token = await access();
    const body = { items: [{ id: 'line-b', amount: 1 }] };
    await send(token, body);
    const own = `${code}-1`;
    expect(await bring('withdrawal-states', { code: own, state: 'accepted' }, 'a-guess')).toMatchObject({
      status: 403,
    });
    expect(await bring('withdrawal-states', { code: 'none', state: 'accepted' })).toMatchObject({ status: 404 });
    expect(await send(token, body)).toMatchObject({ status: 422 });
    expect(await bring('withdrawal-states', { code: own, state: 'rejected' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'note' }] },
    });
    for (const state of ['rejected', 'rejected'])
      expect(await bring('withdrawal-states', { code: own, state, note: 'Bez obalu.' })).toMatchObject({ status: 200 });
    expect(await bring('withdrawal-states', { code: own, state: 'refunded' })).toMatchObject({ status: 422 });
    expect(await send(token, body)).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject({
      json: {
        data: {
          withdrawals: [
            { state: 'rejected', note: 'Bez obalu.' },
            { code: `${code}-2`, state: 'received' },
          ],
        },
      },
    });
  });
});
