import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { quote } from '@vyloha/backend-companies/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { logInAs } from '../testing/log-in-as';
import { firstQuote, openQuoteShop, type QuoteShop } from '../testing/quote-shop';
import { concurrentTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const url = `${store}/user/quotes`;

describe.each(concurrentTestDatabase())('quotes on $name', ({ open }) => {
  let q: QuoteShop;

  beforeEach(async () => {
    q = await openQuoteShop(open);
  });
  afterEach(() => q.shop.close());

  it('ask for what is in the cart, which stays', async () => {
    await q.add(10);
    const body = { message: 'Letos víc.\nhttp://evil.example/x', wanted_date: '2026-12-10' };
    expect(await q.request(q.buyer, body)).toMatchObject({ status: 200, json: { data: { code: firstQuote } } });
    expect(await q.cart()).toMatchObject({ json: { data: { items: [{ amount: 10 }] } } });
    expect(await q.read()).toMatchObject({
      json: {
        data: {
          code: firstQuote,
          state: 'sent',
          wantedDate: '2026-12-10',
          validUntil: null,
          orderCode: null,
          requestedBy: { name: 'Eva Malá', isCaller: true },
          items: [{ number: 1, code: expect.any(String), amount: 10, offer: null }],
        },
      },
    });
    const mails = await q.deliverMails(2);
    const toCustomer = mails.find((mail) => mail.includes('To: nakupci@example.com')) ?? '';
    for (const text of [firstQuote, 'Letos víc.', '10. prosince 2026', `/nabidky/${firstQuote.toLowerCase()}`])
      expect(toCustomer).toContain(text);
    expect(toCustomer).not.toContain('http://evil.example');
    const toShop = mails.find((mail) => mail.includes('To: sklad@example.com')) ?? '';
    for (const text of ['Eva Malá', 'vyloha quotes answer']) expect(toShop).toContain(text);
  });

  it('sent twice are one, at once too; without a key, a business or products there is none', async () => {
    expect(await q.request()).toMatchObject({ status: 422, json: { errors: [{ code: 'cart_empty' }] } });
    await q.add(1);
    const attempt = 'attempt-0123456789abcdef';
    const answers = await Promise.all([q.request(q.buyer, {}, attempt), q.request(q.buyer, {}, attempt)]);
    for (const { json } of answers) expect(json).toEqual({ data: { code: firstQuote } });
    expect(await q.request()).toMatchObject({ json: { data: { code: 'N2026000002' } } });
    expect(await q.shop.db.$count(quote)).toBe(2);
    expect(await q.shop.call('POST', url, { headers: q.buyer, body: {} })).toMatchObject({ status: 400 });
    const consumer = await logInAs(q.shop, 'zakaznik@example.com');
    await q.add(1, consumer);
    expect(await q.request(consumer)).toMatchObject({ status: 403, json: { errors: [{ code: 'business_only' }] } });
    for (const day of ['2026-11-20', '2027-02-31', 'zítra'])
      expect(await q.request(q.buyer, { wanted_date: day })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'wanted_date' }] },
      });
  });

  it('are answered by the staff alone, completely and once', async () => {
    await q.add(10);
    await q.request();
    expect(await q.answer({}, 'a-guess')).toMatchObject({ status: 403 });
    expect(await q.answer({ code: 'N1' })).toMatchObject({ status: 404 });
    for (const [body, field] of [
      [{ validUntil: null }, 'validUntil'],
      [{ validUntil: '2026-11-20' }, 'validUntil'],
      [{ validUntil: '2027-02-31' }, 'validUntil'],
      [{ lines: [] }, 'lines'],
      [{ lines: [{ number: 2, price: 1 }] }, 'lines.0.number'],
      [{ lines: [{ number: 1, price: 0 }] }, 'lines.0.price'],
      [{ lines: [{ number: 1, price: 5, minAmount: 9, maxAmount: 8 }] }, 'lines.0.maxAmount'],
      [{ state: 'declined', note: ' ' }, 'note'],
    ] as const)
      expect(await q.answer(body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await q.answer()).toMatchObject({ status: 200 });
    expect(await q.answer()).toMatchObject({ status: 422, json: { errors: [{ field: 'state' }] } });
    const mail = (await q.deliverMails(3)).at(-1) ?? '';
    for (const text of ['25. listopadu 2026', 'Za množství.', '99,99']) expect(mail).toContain(text);
    expect(await q.shop.db.select().from(outboxMail)).toEqual([]);
  });

  it('say nothing of a tax of a trader who pays no VAT', async () => {
    await q.shop.db.insert(setting).values({ name: 'vatPayer', value: false });
    await q.offer();
    const mails = await q.deliverMails(3);
    expect(mails.filter((mail) => mail.includes('DPH'))).toEqual([]);
    expect(mails.at(-1)).toMatch(/99,99/);
  });

  it('are declined with a reason', async () => {
    await q.add(1);
    await q.request();
    expect(await q.answer({ state: 'declined', note: 'Pod nákupní cenu nejdeme.' })).toMatchObject({ status: 200 });
    expect(await q.read()).toMatchObject({ json: { data: { state: 'declined', note: 'Pod nákupní cenu nejdeme.' } } });
    expect((await q.deliverMails(3)).at(-1)).toContain('Pod nákupní cenu nejdeme.');
    expect(await q.put()).toMatchObject({ status: 409 });
  });

  it('are seen by owners and approvers of the company, not by its buyers nor by others', async () => {
    await q.add(1, q.approver);
    await q.request(q.approver);
    const other = await logInAs(q.shop, 'zakaznik@example.com');
    for (const [headers, status] of [
      [q.approver, 200],
      [q.owner, 200],
      [q.buyer, 404],
      [other, 404],
      [{}, 401],
    ] as const)
      expect((await q.read(headers)).status).toBe(status);
    expect(await q.read(q.buyer, '')).toMatchObject({ json: { data: [] } });
    expect(await q.read(q.owner, '')).toMatchObject({
      json: { data: [{ requestedBy: { isCaller: false }, itemCount: 1 }] },
    });
    await q.answer();
    expect((await q.put(q.buyer)).status).toBe(404);
    await q.put(q.approver);
    await q.shop.call('DELETE', `${store}/user/company/members/u-schvalovatel`, { headers: q.owner });
    expect((await q.read(q.approver)).status).toBe(404);
    expect(await q.cart(q.approver)).toMatchObject({ json: { data: { items: [{ quote: { applies: false } }] } } });
  });
});
