import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { customer } from '@vyloha/backend-accounts/tables';
import { claimPhoto, warrantyClaim } from '@vyloha/backend-after-sales/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderItem, orderStatusChange, orderToken, shopOrder } from '@vyloha/backend-orders/tables';
import { type TestShop, testNow } from '../testing/create-test-shop';
import { testPassword } from '../testing/fixture-customers';
import { logInAs } from '../testing/log-in-as';
import { anOrderItemRow, anOrderRow } from '../testing/order-rows';
import { hashToken } from '@vyloha/backend-kernel';
import { openShopWithMailbox, type ShopMailbox } from '../testing/shop-with-mailbox';
import { concurrentTestDatabase } from '../testing/test-databases';
import { tidyUpShop } from '../testing/upkeep';

const url = '/store/api/v1/user/claims';
const email = 'zakaznik@example.com';
const orderCode = '2026000001';
const first = 'R2026000001';
const withId = v.object({ data: v.object({ id: v.string() }) });

describe.each(concurrentTestDatabase())('warranty claims on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;
  let key: string;
  let headers: Record<string, string>;
  let orderId: string;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open, { orderCopyTo: 'sklad@example.com' });
    ({ shop, mailbox } = opened);
    key = await opened.commandKey();
    headers = await logInAs(shop, email);
    const [owner] = await shop.db.select().from(customer).where(eq(customer.email, email));
    const order = anOrderRow({ code: orderCode, email, status: 'delivered', customerId: owner?.id ?? null });
    orderId = order.id;
    await shop.db.insert(shopOrder).values(order);
    await shop.db.insert(orderItem).values(anOrderItemRow({ orderId, id: 'line', amount: 3 }));
  });
  afterEach(() => shop.close());

  const input = (changes: object = {}) => ({
    order_id: orderId,
    item_id: 'line',
    amount: 1,
    solution: 'repair',
    description: 'Kape.\nhttp://evil.example/x',
    ...changes,
  });
  const add = (changes: object = {}, attempt = `attempt-${crypto.randomUUID()}`, as = headers) =>
    shop.call('POST', url, { body: input(changes), headers: { ...as, 'idempotency-key': attempt } });
  const read = (path = '', as = headers) => shop.call('GET', `${url}${path}`, { headers: as });
  const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#1d6a3c' } });
  const upload = (bytes: Buffer, as = headers) =>
    shop.call('POST', '/store/api/v1/user/claim-photos', { body: { content: bytes.toString('base64') }, headers: as });
  const uploadOne = async () => v.parse(withId, (await upload(await photo().jpeg().toBuffer())).json).data.id;
  /** The claim that the link of a mail opens. */
  const claimByLink = (mail: string) => {
    const [, token, code] = /\/reklamace\/objednavka\/([\w-]+)\/(r\d+)/.exec(mail) ?? [];
    return shop.call('GET', `/store/api/v1/claims/orders/${token}/${code?.toUpperCase()}`);
  };
  const command = (path: string, body: object, bearer = key) =>
    shop.call('POST', `/store/api/v1/${path}`, { headers: { authorization: `Bearer ${bearer}` }, body });
  const bring = (state: string, note?: string) => command('claim-states', { code: first, state, note });

  it('have numbers of their own and 30 days', async () => {
    expect(await add()).toMatchObject({
      status: 200,
      json: {
        data: {
          code: first,
          orderCode,
          state: 'received',
          amount: 1,
          solution: 'repair',
          photoCount: 0,
          dueDate: '2026-12-21',
          item: { name: 'Konev zelená', unit: 'ks' },
          history: [{ state: 'received', note: null }],
        },
      },
    });
    await add();
    expect(await read()).toMatchObject({
      json: { data: [{ code: 'R2026000002' }, { code: first }], meta: { pagination: { total: 2 } } },
    });
    expect(await read('?perPage=1&page=2')).toMatchObject({ json: { data: [{ code: first }] } });
  });

  it('are confirmed by mail, and announced to the shop', async () => {
    await add();
    const mails = await mailbox.deliver(2);
    const toCustomer = mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
    for (const text of [first, orderCode, 'potvrzujeme', '21. prosince 2026', 'Kape.', 'Oprava'])
      expect(toCustomer).toContain(text);
    expect(await claimByLink(toCustomer)).toMatchObject({ status: 200, json: { data: { code: first } } });
    expect(toCustomer).not.toContain('http://evil.example');
    const toShop = mails.find((mail) => mail.includes('To: sklad@example.com')) ?? '';
    for (const text of ['Jan Novák', 'vyloha claims state']) expect(toShop).toContain(text);
    expect(toShop).not.toContain('/reklamace/objednavka');
  });

  it('tell their customer each step, with the words of the staff', async () => {
    await add();
    await mailbox.deliver(2);
    expect(await bring('settled')).toMatchObject({ status: 422, json: { errors: [{ field: 'state' }] } });
    expect(await bring('rejected')).toMatchObject({ status: 422, json: { errors: [{ field: 'note' }] } });
    for (const state of ['assessing', 'assessing']) expect(await bring(state)).toMatchObject({ status: 200 });
    await bring('rejected', 'Konev spadla ze střechy.');
    await bring('settled');
    expect(await bring('assessing')).toMatchObject({ status: 422 });
    const mails = (await mailbox.deliver(5)).slice(2).join('\n');
    for (const text of ['posuzujeme', 'zamítli', 'Konev spadla ze střechy.', 'vyřízená']) expect(mails).toContain(text);
    expect(await shop.db.select().from(outboxMail)).toEqual([]);
    expect(await read(`/${first}`)).toMatchObject({
      json: {
        data: {
          state: 'settled',
          history: [
            { state: 'received' },
            { state: 'assessing' },
            { state: 'rejected', note: 'Konev spadla ze střechy.' },
            { state: 'settled' },
          ],
        },
      },
    });
  });

  describe('of what was delivered to a consumer', () => {
    const settle = (changes: object = {}) => command('claim-states', { code: first, state: 'settled', ...changes });
    const orders = async () =>
      (await shop.call('GET', `/store/api/v1/user/orders?code=${orderCode}`, { headers })).json;

    beforeEach(async () => {
      await shop.db
        .insert(orderStatusChange)
        .values({ orderId, status: 'delivered', changedAt: new Date('2026-11-20T10:00:00Z') });
    });

    it('have a guarantee of two years', async () => {
      await add();
      expect(await read(`/${first}`)).toMatchObject({ json: { data: { remedy: null, guaranteeUntil: '2028-11-20' } } });
      expect(await orders()).toMatchObject({ data: [{ guarantee: { until: '2028-11-20', repaired: [] } }] });
    });

    it('repaired prolong it by a year, once for each piece, and say so', async () => {
      await add({ amount: 2 });
      await bring('accepted');
      expect(await settle()).toMatchObject({ status: 200 });
      expect(await read(`/${first}`)).toMatchObject({
        json: { data: { remedy: 'repair', guaranteeUntil: '2029-11-20' } },
      });
      await add({ amount: 2 });
      for (const state of ['accepted', 'settled']) await command('claim-states', { code: 'R2026000002', state });
      expect(await orders()).toMatchObject({
        data: [{ guarantee: { until: '2028-11-20', repaired: [{ itemId: 'line', amount: 3, until: '2029-11-20' }] } }],
      });
      expect((await mailbox.deliver(8)).join('\n')).toContain('trvá do 20. listopadu 2029');
    });

    it('remedied otherwise than was wanted are what the staff say', async () => {
      await add();
      expect(await bring('accepted')).toMatchObject({ status: 200 });
      expect(await settle({ remedy: 'replacement' })).toMatchObject({ status: 200 });
      expect(await read(`/${first}`)).toMatchObject({
        json: { data: { remedy: 'replacement', guaranteeUntil: '2028-11-20' } },
      });
      expect((await mailbox.deliver(4)).join('\n')).not.toContain('prodlužuje');
    });

    it('rejected, or not settled yet, have no remedy', async () => {
      await add();
      const early = await command('claim-states', { code: first, state: 'accepted', remedy: 'repair' });
      expect(early).toMatchObject({ status: 422, json: { errors: [{ field: 'remedy' }] } });
      await bring('rejected', 'Spadla.');
      expect(await settle({ remedy: 'repair' })).toMatchObject({ status: 422 });
      expect(await settle()).toMatchObject({ status: 200 });
      expect(await read(`/${first}`)).toMatchObject({ json: { data: { remedy: null, guaranteeUntil: '2028-11-20' } } });
    });

    it('of companies have none', async () => {
      await shop.db.update(shopOrder).set({ tin: '12345678' });
      await add();
      for (const state of ['accepted', 'settled']) await bring(state);
      expect(await read(`/${first}`)).toMatchObject({ json: { data: { remedy: 'repair', guaranteeUntil: null } } });
      expect(await shop.db.select().from(orderItem)).toMatchObject([{ repairedAmount: 0 }]);
      expect(await orders()).toMatchObject({ data: [{ guarantee: null }] });
    });
  });

  it.each([
    ['refund', undefined],
    ['discount', 50],
    ['repair', 50],
  ])('of an order that was cancelled meanwhile pay nothing back (%s)', async (solution, refund) => {
    await add({ solution });
    await shop.db.update(shopOrder).set({ status: 'cancelled' });
    const accept = (body: object) => command('claim-states', { code: first, state: 'accepted', ...body });
    expect(await accept({ refund })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'state', code: 'order_cancelled' }] },
    });
    expect(await shop.db.select().from(warrantyClaim)).toMatchObject([{ state: 'received', refundMinor: null }]);
    expect(await accept({ refund: 0 })).toMatchObject({ status: 200 });
  });

  it('change their state only by the staff', async () => {
    await add();
    expect(await command('claim-states', { code: first, state: 'accepted' }, 'a-guess')).toMatchObject({ status: 403 });
    expect(await command('claim-states', { code: 'R1', state: 'accepted' })).toMatchObject({ status: 404 });
  });

  it('sent twice are one, at once too; without a key there is none', async () => {
    const attempt = 'attempt-0123456789abcdef';
    const photos = [await uploadOne()];
    const answers = await Promise.all([add({ photos }, attempt), add({ photos }, attempt)]);
    answers.push(await add({ photos }, attempt));
    expect(answers.map(({ json }) => json)).toEqual(Array(3).fill(answers[0]?.json));
    expect(await shop.db.$count(warrantyClaim)).toBe(1);
    expect(await shop.call('POST', url, { body: input(), headers })).toMatchObject({ status: 400 });
  });

  it('never exceed what was bought, at once neither; settled ones may be claimed again', async () => {
    const answers = await Promise.all([add({ amount: 2 }), add({ amount: 2 }), add({ amount: 2 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    await bring('accepted');
    await bring('settled');
    expect(await add({ amount: 3 })).toMatchObject({ status: 200 });
  });

  it('are nobody else’s', async () => {
    await add({ photos: [await uploadOne()] });
    const other = await logInAs(shop, 'firma@example.com');
    for (const path of [`/${first}`, `/${first}/photos/1`]) {
      expect(await read(path)).toMatchObject({ status: 200 });
      expect(await read(path, other)).toMatchObject({ status: 404 });
      expect(await read(path, {})).toMatchObject({ status: 401 });
    }
    expect(await read('', other)).toMatchObject({ json: { data: [] } });
    expect(await add({}, undefined, other)).toMatchObject({ status: 404 });
    expect(await read(`/${first}/photos/2`)).toMatchObject({ status: 404 });
  });

  it.each([
    [{ item_id: 'other' }, 404],
    [{ order_id: 'other' }, 404],
    [{ amount: 4 }, 422],
    [{ amount: 0 }, 422],
    [{ description: ' ' }, 422],
    [{ description: 'a'.repeat(5001) }, 422],
    [{ solution: 'all' }, 422],
    [{ photos: ['cp-none'] }, 422],
    [{ photos: Array(51).fill('x') }, 422],
  ])('with %j are refused', async (changes, status) => {
    expect(await add(changes)).toMatchObject({ status });
    expect(await shop.db.$count(warrantyClaim)).toBe(0);
    expect(await shop.db.$count(outboxMail)).toBe(0);
  });

  it.each(['new', 'processing', 'cancelled'])('of an order that is %s are refused', async (status) => {
    await shop.db.update(shopOrder).set({ status });
    expect(await add()).toMatchObject({ status: 422, json: { errors: [{ code: 'not_delivered' }] } });
  });

  it('have six photographs at most, of their own customer, each in one claim', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.push(await uploadOne());
    expect(await add({ photos: ids })).toMatchObject({ status: 422, json: { errors: [{ field: 'photos' }] } });
    expect(await shop.db.$count(warrantyClaim)).toBe(0);
    const six = ids.slice(1);
    expect(await add({ photos: six })).toMatchObject({ json: { data: { photoCount: 6 } } });
    expect(await add({ photos: six })).toMatchObject({ status: 422 });
    const foreign = v.parse(
      withId,
      (await upload(await photo().png().toBuffer(), await logInAs(shop, 'firma@example.com'))).json,
    );
    expect(await add({ photos: [foreign.data.id] })).toMatchObject({ status: 422 });
  });

  it.each([
    ['a zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])],
    ['a text that is called a photograph', Buffer.from('../../etc/passwd.jpg')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['nothing but a header', Buffer.from([0xff, 0xd8, 0xff])],
  ])('take no photograph that is %s', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 422, json: { errors: [{ field: 'photos' }] } });
    expect(await shop.db.$count(claimPhoto)).toBe(0);
  });

  it('read no file of 50 MB, and none of guests', async () => {
    expect(await upload(Buffer.alloc(50 * 1024 * 1024, 0xff))).toMatchObject({ status: 413 });
    expect(await upload(await photo().jpeg().toBuffer(), {})).toMatchObject({ status: 401 });
  });

  it('outlive the account: the staff settle them by the contact of the order', async () => {
    await add({ photos: [await uploadOne()] });
    await uploadOne();
    await mailbox.deliver(2);
    const deletion = '/store/api/v1/user/deletion';
    expect(await shop.call('POST', deletion, { headers, body: { password: testPassword } })).toMatchObject({
      status: 200,
    });
    expect(await shop.db.select().from(warrantyClaim)).toMatchObject([{ code: first }]);
    expect(await shop.db.$count(claimPhoto)).toBe(1);
    expect(await bring('accepted')).toMatchObject({ status: 200 });
    expect(await command('claims/photos/content', { code: first, number: 1 })).toMatchObject({ status: 200 });
    const mails = (await mailbox.deliver(4)).filter((mail) => mail.includes('uznali'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`To: ${email}`);
    expect(await claimByLink(mails[0] ?? '')).toMatchObject({ json: { data: { code: first, state: 'accepted' } } });
  });

  it('keep photographs for the staff, and forget those that were never sent', async () => {
    await add({ photos: [await uploadOne()] });
    await uploadOne();
    expect(await command('claims/photos/content', { code: first, number: 1 })).toMatchObject({
      json: { data: { content: expect.stringMatching(/^UklG/) } },
    });
    await tidyUpShop(shop.db, new Date(testNow.getTime() + 2 * 86_400_000));
    expect(await shop.db.$count(claimPhoto)).toBe(1);
  });

  describe('without an account', () => {
    const ofOrder = (token: string) => `/store/api/v1/claims/orders/${token}`;
    const orderSecret = 'secret-of-the-order';
    const byCodeAndEmail = async () => {
      const answer = await shop.call('POST', '/store/api/v1/withdrawals/access', { body: { code: orderCode, email } });
      return v.parse(v.object({ data: v.object({ token: v.string() }) }), answer.json).data.token;
    };
    const body = (changes: object = {}) => {
      const { order_id: _, ...rest } = { ...input(), ...changes };
      return rest;
    };
    const claim = (token: string, changes: object = {}, attempt = `attempt-${crypto.randomUUID()}`) =>
      shop.call('POST', ofOrder(token), { body: body(changes), headers: { 'idempotency-key': attempt } });
    const uploadBy = async (token: string) => {
      const content = (await photo().jpeg().toBuffer()).toString('base64');
      const answer = await shop.call('POST', `${ofOrder(token)}/photos`, { body: { content } });
      return v.parse(withId, answer.json).data.id;
    };

    beforeEach(async () => {
      await shop.db.update(shopOrder).set({ customerId: null });
      await shop.db.insert(orderToken).values({ tokenHash: hashToken(orderSecret), orderId });
    });

    it('are for whoever knows the code and the e-mail, who sees the lines and states alone', async () => {
      const token = await byCodeAndEmail();
      expect(await shop.call('GET', ofOrder(token))).toMatchObject({
        status: 200,
        json: {
          data: {
            code: orderCode,
            isClaimable: true,
            opensClaims: false,
            items: [{ id: 'line', name: 'Konev zelená', unit: 'ks', amount: 3 }],
            claims: [],
          },
        },
      });
      expect(await claim(token, { photos: [await uploadBy(token)] })).toMatchObject({
        status: 200,
        json: { data: { code: first, state: 'received', dueDate: '2026-12-21' } },
      });
      const seen = await shop.call('GET', ofOrder(token));
      expect(seen).toMatchObject({
        json: { data: { claims: [{ code: first, item: { id: 'line', name: 'Konev zelená' } }] } },
      });
      expect(JSON.stringify(seen.json)).not.toMatch(/Kape|Dlouhá|777|example/);
      for (const path of [`/${first}`, `/${first}/photos/1`])
        expect(await shop.call('GET', ofOrder(token) + path)).toMatchObject({ status: 404 });
    });

    it('are opened by the link of each of their mails, with what was said, photographs and parties', async () => {
      const token = await byCodeAndEmail();
      await claim(token, { photos: [await uploadBy(token)] });
      await bring('rejected', 'Konev spadla ze střechy.');
      const mails = (await mailbox.deliver(3)).filter((mail) => mail.includes(`To: ${email}`));
      expect(mails).toHaveLength(2);
      for (const mail of mails)
        expect(await claimByLink(mail)).toMatchObject({
          json: {
            data: {
              description: expect.stringContaining('Kape.'),
              photoCount: 1,
              customer: { email, addressLines: expect.arrayContaining([expect.stringContaining('Dlouhá')]) },
              history: [{ state: 'received' }, { state: 'rejected', note: 'Konev spadla ze střechy.' }],
            },
          },
        });
      expect(await shop.call('GET', `${ofOrder(orderSecret)}/${first}/photos/1`)).toMatchObject({
        json: { data: { content: expect.stringMatching(/^UklG/) } },
      });
      expect(await shop.call('GET', `${ofOrder(orderSecret)}/R2026000002`)).toMatchObject({ status: 404 });
    });

    it('sent twice are one, and never exceed what was bought, whichever secret they come by', async () => {
      const token = await byCodeAndEmail();
      const attempt = 'attempt-0123456789abcdef';
      const answers = await Promise.all([claim(token, {}, attempt), claim(orderSecret, {}, attempt)]);
      expect(answers[0].json).toEqual(answers[1].json);
      expect(await claim(orderSecret, { amount: 3 })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'amount', code: 'claim_amount' }] },
      });
      expect(await shop.call('POST', ofOrder(token), { body: body() })).toMatchObject({ status: 400 });
      expect(await shop.db.$count(warrantyClaim)).toBe(1);
    });

    it('are of no order that is not on its way, nor of a secret that opens none', async () => {
      expect(await claim('a-guess')).toMatchObject({ status: 404 });
      expect(await shop.call('GET', ofOrder('a-guess'))).toMatchObject({ status: 404 });
      expect(await shop.call('POST', `${ofOrder('a-guess')}/photos`, { body: { content: 'x' } })).toMatchObject({
        status: 404,
      });
      await shop.db.update(shopOrder).set({ status: 'processing' });
      expect(await shop.call('GET', ofOrder(orderSecret))).toMatchObject({ json: { data: { isClaimable: false } } });
      expect(await claim(orderSecret)).toMatchObject({ status: 422, json: { errors: [{ code: 'not_delivered' }] } });
    });

    it('have no photograph of a customer, and customers none of theirs', async () => {
      expect(await claim(orderSecret, { photos: [await uploadOne()] })).toMatchObject({ status: 422 });
      const [owner] = await shop.db.select().from(customer).where(eq(customer.email, email));
      await shop.db.update(shopOrder).set({ customerId: owner?.id ?? null });
      expect(await add({ photos: [await uploadBy(orderSecret)] })).toMatchObject({ status: 422 });
    });

    it('are listed for the staff with their contact as those of customers', async () => {
      await claim(await byCodeAndEmail());
      expect(await command('claims/list', { order: orderCode })).toMatchObject({
        json: {
          data: [{ code: first, state: 'received', customer: { name: 'Jan Novák', email } }],
          meta: { total: 1 },
        },
      });
    });

    it('belong to the account that the order comes to, and are in what it exports', async () => {
      await claim(await byCodeAndEmail());
      const [owner] = await shop.db.select().from(customer).where(eq(customer.email, email));
      await shop.db.update(shopOrder).set({ customerId: owner?.id ?? null });
      expect(await read()).toMatchObject({ json: { data: [{ code: first }], meta: { pagination: { total: 1 } } } });
      expect(await read(`/${first}`)).toMatchObject({ json: { data: { code: first } } });
      expect(JSON.stringify((await shop.call('GET', '/store/api/v1/user/data', { headers })).json)).toContain(first);
    });
  });
});
