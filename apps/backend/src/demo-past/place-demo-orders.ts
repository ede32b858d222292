import { randomUUID } from 'node:crypto';
import type { DemoOrder } from '@vyloha/demo-shop';
import * as v from 'valibot';
import { outboxMail, rateLimit } from '@vyloha/backend-kernel/tables';
import { addParcel, changeOrderStatus, issueDocuments, orderStatuses } from '@vyloha/backend-orders';
import { type Databases, openPast, silent } from './open-past';
import { returnDemoOrder } from './return-demo-orders';

const store = '/store/api/v1';
const placed = v.object({
  data: v.object({
    order: v.object({
      id: v.string(),
      code: v.string(),
      items: v.array(
        v.object({ id: v.string(), amount: v.number(), variant: v.nullable(v.object({ id: v.string() })) }),
      ),
      prices: v.object({ totalWithTax: v.number() }),
      shipper: v.object({ type: v.string() }),
    }),
  }),
});
/** Above what the order cost, in percent. */
const scheduleTolerance = 10;

/**
 * Places orders by the same calls as the storefront, each at its time, and brings them to their states with their
 * documents, and what came back. Nobody gets mails about them.
 */
export async function placeDemoOrders(opened: Databases, orders: readonly DemoOrder[]): Promise<void> {
  const { db } = opened;
  const { app, clock, send, logIn } = openPast(opened);
  const stepContext = { ...silent, db, now: () => clock.now };
  for (const { email, password, placedAt, items, body, steps, repeatedFrom, returns } of orders) {
    clock.now = new Date(placedAt);
    const token = await logIn({ email, password });
    for (const item of items) await send('POST', `${store}/cart/items`, item, { token });
    const { order } = v.parse(placed, await send('POST', `${store}/cart/place`, body, { token })).data;
    if (repeatedFrom !== null) {
      const lines = order.items.map(({ id, amount }) => ({ id, amount }));
      const maxTotal = Math.ceil(order.prices.totalWithTax * (1 + scheduleTolerance / 100));
      const interval = { count: 1, unit: 'month' };
      const schedule = { order_id: order.id, interval, next_date: repeatedFrom, lines, max_total: maxTotal };
      await send('POST', `${store}/user/schedules`, schedule, { token, attempt: `schedule-of-${order.id}` });
    }
    for (const { status, at } of steps) {
      clock.now = new Date(at);
      const next = v.parse(v.picklist(orderStatuses), status);
      const parcel = { code: order.code, trackingNumber: `40${order.code}`, carrier: null, lines: null };
      if (next === 'shipped' && order.shipper.type !== 'PERSONAL') await addParcel(stepContext, parcel);
      else await changeOrderStatus(stepContext, { code: order.code, status: next });
      await db.transaction((tx) => issueDocuments(tx, order.id, next, clock.now));
    }
    // Logins end after a week.
    const call = async (path: string, payload: object) =>
      send('POST', path, payload, { token: await logIn({ email, password }), attempt: randomUUID() });
    await returnDemoOrder({ db, clock, call, order }, returns);
  }
  await db.delete(outboxMail);
  await db.delete(rateLimit);
  await app.close();
}
