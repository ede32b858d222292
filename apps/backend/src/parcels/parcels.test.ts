import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderParcel } from '@vyloha/backend-orders/tables';
import type { TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithMailbox, type ShopMailbox } from '../testing/shop-with-mailbox';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const code = '2026000001';
const placedResponse = v.object({ data: v.object({ order: v.object({ token: v.string() }) }) });
const orderResponse = v.object({
  data: v.looseObject({
    status: v.string(),
    items: v.array(v.object({ id: v.string() })),
    parcels: v.array(v.looseObject({ state: v.string(), items: v.array(v.unknown()) })),
  }),
});

describe.each(oneTestDatabase(import.meta.url))('parcels on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;
  let commandKey: () => Promise<string>;
  let token: string;

  beforeEach(async () => {
    ({ shop, mailbox, commandKey } = await openShopWithMailbox(open, { orderMailsOff: ['paid', 'invoice'] }));
  });
  afterEach(() => shop.close());

  async function order(changes: Record<string, unknown> = {}) {
    const headers = await fillGuestCart(shop, 'v-konev', 3);
    const { json } = await shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody(changes) });
    token = v.parse(placedResponse, json).data.order.token;
  }
  const call = async (path: string, body: object) =>
    shop.call('POST', `${store}/${path}`, { headers: { authorization: `Bearer ${await commandKey()}` }, body });
  const add = (body: object) => call('parcels', { code, ...body });
  const bring = (number: number, state: string) => call('parcel-states', { code, number, state });
  const read = async () =>
    v.parse(orderResponse, (await shop.call('GET', `${store}/orders/token/${token}`, {})).json).data;
  /** Those beside the confirmation. */
  const mails = async (count: number) => (await mailbox.deliver(count + 1)).slice(1);

  it('are mailed one by one, and the last of the products ships the order', async () => {
    await order();
    const first = await add({ trackingNumber: 'NB 12/3', lines: [{ number: 1, amount: 1 }] });
    expect(first.json).toEqual({ data: { number: 1, left: 2 } });
    expect(await read()).toMatchObject({
      status: 'new',
      parcels: [
        {
          number: 1,
          carrier: { code: 'ppl', name: 'PPL na adresu' },
          trackingNumber: 'NB 12/3',
          trackingUrl: 'https://carrier.example/NB%2012%2F3',
          state: 'sent',
          items: [{ id: expect.any(String), amount: 1 }],
        },
      ],
    });
    const [partly = ''] = await mails(1);
    for (const expected of [
      `část zboží z objednávky ${code}`,
      'NB 12/3',
      'https://carrier.example/NB%2012%2F3',
      'Ještě neodeslané',
      '/objednavka/',
    ])
      expect(partly).toContain(expected);

    expect((await add({ trackingNumber: 'NB2' })).json).toEqual({ data: { number: 2, left: 0 } });
    expect((await read()).status).toBe('shipped');
    const [, shipped = ''] = await mails(2);
    for (const expected of ['jsme předali dopravci', 'NB 12/3', 'https://carrier.example/NB2'])
      expect(shipped).toContain(expected);
  });

  it('bring the order to ready and delivered with the last of them', async () => {
    await order();
    await add({ trackingNumber: 'A', lines: [{ number: 1, amount: 2 }] });
    await add({ trackingNumber: 'B' });
    expect((await bring(1, 'delivered')).status).toBe(200);
    expect((await read()).status).toBe('shipped');
    await bring(2, 'ready');
    expect((await read()).status).toBe('ready');
    await bring(2, 'delivered');
    expect((await read()).status).toBe('delivered');
    expect((await bring(2, 'ready')).status).toBe(422);
    expect((await bring(3, 'ready')).status).toBe(404);
  });

  it('are delivered with their order; one that came back is sent again', async () => {
    await order();
    await add({ trackingNumber: 'A' });
    await bring(1, 'returned');
    // Carriers keep its number.
    expect((await add({ trackingNumber: 'A' })).json).toEqual({ data: { number: 2, left: 0 } });
    await call('order-statuses', { code, status: 'delivered' });
    expect((await read()).parcels.map(({ state }) => state)).toEqual(['returned', 'delivered']);
    await call('parcels/removals', { code, number: 2 });
    await add({ trackingNumber: 'C' });
    expect((await mails(1)).filter((mail) => mail.includes('Číslo zásilky: C'))).toEqual([]);
  });

  it('are the same when they are added twice, also at once', async () => {
    await order();
    const body = { trackingNumber: 'A', lines: [{ number: 1, amount: 1 }] };
    const answers = await Promise.all([add(body), add(body), add(body)]);
    expect(answers.map(({ json }) => json)).toEqual(
      Array.from({ length: 3 }, () => ({ data: { number: 1, left: 2 } })),
    );
    expect(await mails(1)).toHaveLength(1);
  });

  it('tell the number of an order that was sent before, and nothing of a removed one', async () => {
    await order();
    await call('order-statuses', { code, status: 'shipped' });
    await mails(1);
    await add({ trackingNumber: 'MISTYPED' });
    expect((await call('parcels/removals', { code, number: 1 })).status).toBe(200);
    await add({ trackingNumber: 'RIGHT' });
    const sent = await mails(2);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain('RIGHT');
  });

  it.each([
    ['a line that is not there', { lines: [{ number: 2, amount: 1 }] }],
    ['more than was ordered', { lines: [{ number: 1, amount: 4 }] }],
    [
      'a line twice',
      {
        lines: [
          { number: 1, amount: 1 },
          { number: 1, amount: 1 },
        ],
      },
    ],
    ['a carrier that the shop has not', { carrier: 'none' }],
    ['a branch of the shop', { carrier: 'pobocka' }],
  ])('refuse %s', async (_, body) => {
    await order();
    expect((await add({ trackingNumber: 'A', ...body })).status).toBe(422);
    expect(await shop.db.select().from(orderParcel)).toEqual([]);
  });

  it('refuse what is sent already, a cancelled order, and one for a branch without a carrier', async () => {
    await order();
    await add({ trackingNumber: 'A' });
    expect((await add({ trackingNumber: 'B' })).status).toBe(422);
    await call('order-statuses', { code, status: 'cancelled' });
    await shop.db.delete(orderParcel).where(eq(orderParcel.trackingNumber, 'A'));
    expect((await add({ trackingNumber: 'C' })).status).toBe(422);
    await order({ shipper_id: 's-pobocka', branch_id: 'br-praha-karlin' });
    const ofBranch = { code: '2026000002', trackingNumber: 'D' };
    expect((await call('parcels', ofBranch)).status).toBe(422);
    expect((await call('parcels', { ...ofBranch, carrier: 'ppl' })).status).toBe(200);
    const parcelMails = (await mailbox.deliver(4)).filter((mail) => mail.includes('Číslo zásilky: D'));
    expect(parcelMails).toHaveLength(1);
    // To send it would say that it is paid.
    await order({ payment_id: 'pay-transfer' });
    const unpaid = { code: '2026000003', trackingNumber: 'E' };
    expect((await call('parcels', unpaid)).status).toBe(422);
    await call('order-statuses', { code: unpaid.code, status: 'paid' });
    expect((await call('parcels', unpaid)).status).toBe(200);
  });
});
