import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { withdrawal, withdrawalItem } from '@vyloha/backend-after-sales/tables';
import { changeOrderStatus, issueDocuments } from '@vyloha/backend-orders';
import { companyId, insertCompany } from '../testing/a-company';
import { createTestShop, type TestShop, testSettings } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import { createPlaceBody } from '../testing/place-body';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const afterDueDay = new Date('2026-12-24T09:00:00Z');

describe.each(oneTestDatabase(import.meta.url))('what is owed of an order on $name', ({ open }) => {
  let shop: TestShop;
  let headers: Record<string, string>;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
    const terms = { invoiceDueDays: 14, creditLimitMinor: 10_000_000 };
    await insertCompany(shop.db, [{ customerId: 'u-firma', role: 'owner' }], terms);
    headers = await logInAs(shop, 'firma@example.com');
  });
  afterEach(() => shop.close());

  /** Two watering cans. */
  async function order(payment_id: string) {
    await shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount: 2 } });
    await shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody({ payment_id }) });
    const [placed] = await shop.db.select().from(shopOrder);
    if (placed === undefined) throw new Error('nothing is placed');
    return placed;
  }
  const bring = async ({ id, code }: { id: string; code: string }, status: 'shipped' | 'paid') => {
    await changeOrderStatus(
      { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings },
      { code, status },
    );
    await shop.db.transaction((tx) => issueDocuments(tx, id, status, shop.clock.now));
  };
  /** Of one piece. */
  async function returnPiece(orderId: string, code: string) {
    const [item] = await shop.db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
    await shop.db.insert(withdrawal).values({
      id: code,
      code,
      orderId,
      attemptHash: code,
      state: 'accepted',
      isLate: false,
      receivedAt: shop.clock.now,
    });
    await shop.db.insert(withdrawalItem).values({ withdrawalId: code, itemId: item?.id ?? '', amount: 1 });
    await shop.db.transaction((tx) => issueDocuments(tx, orderId, 'returns', shop.clock.now));
  }
  const read = async ({ code }: { code: string }) =>
    (await shop.call('GET', `${store}/user/orders/code/${code}`, { headers })).json;
  const invoice = async () => (await shop.call('GET', `${store}/user/documents?kind=invoice`, { headers })).json;
  const credit = async () => (await shop.call('GET', `${store}/user/company`, { headers })).json;

  it('is less by what was returned, wherever it is read; nothing when all was', async () => {
    const placed = await order('pay-invoice');
    await bring(placed, 'shipped');
    await returnPiece(placed.id, 'w-1');
    shop.clock.now = afterDueDay;
    headers = await logInAs(shop, 'firma@example.com');
    const left = (placed.totalMinor - placed.itemsMinor / 2) / 100;
    expect(await read(placed)).toMatchObject({
      data: { bankTransfer: { amount: left }, invoice: { state: 'overdue' } },
    });
    expect(await credit()).toMatchObject({ data: { id: companyId, invoice: { used: left, overdue: left } } });

    await returnPiece(placed.id, 'w-2');
    expect(await read(placed)).toMatchObject({ data: { bankTransfer: null, invoice: { state: 'cancelled' } } });
    expect(await invoice()).toMatchObject({ data: [{ invoice: { state: 'cancelled' } }] });
    expect(await credit()).toMatchObject({ data: { invoice: { used: 0, overdue: 0 } } });
  });

  it.each(['pay-invoice', 'pay-transfer'])('is nothing once %s is paid', async (method) => {
    const placed = await order(method);
    expect(await read(placed)).toMatchObject({ data: { bankTransfer: { amount: placed.totalMinor / 100 } } });
    await bring(placed, 'paid');
    expect(await read(placed)).toMatchObject({ data: { bankTransfer: null } });
  });
});
