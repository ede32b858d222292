import type { DemoOrder } from '@vyloha/demo-shop';
import pino from 'pino';
import * as v from 'valibot';
import { readSettings } from '../config/settings';
import type { OpenDatabase } from '../database/opened-database';
import { outboxMail, rateLimit } from '../database/schema';
import { issueDocuments } from '../documents/issue-documents';
import { changeOrderStatus } from '../orders/status/change-order-status';
import { orderStatuses } from '../orders/status/order-statuses';
import { buildApp } from '../server/lifecycle/build-app';

const store = '/store/api/v1';
const loggedIn = v.object({ data: v.object({ access_token: v.string() }) });
const placed = v.object({
  data: v.object({
    order: v.object({
      ...{ id: v.string(), code: v.string() },
      items: v.array(v.object({ id: v.string(), amount: v.number() })),
      prices: v.object({ totalWithTax: v.number() }),
    }),
  }),
});
/** Above what the order cost, in percent. */
const scheduleTolerance = 10;

type Databases = Pick<OpenDatabase, 'db' | 'upkeep'>;

/** A backend of the past, and its clock. */
function openPast({ db, upkeep }: Databases) {
  const clock = { now: new Date() };
  const app = buildApp({
    settings: readSettings(process.env),
    log: pino({ level: 'silent' }),
    database: () => db,
    upkeep: () => upkeep,
    now: () => clock.now,
    checkResponses: false,
  });
  async function post(url: string, payload: object, token?: string, key?: string): Promise<unknown> {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const response = await app.inject({ method: 'POST', url, payload, headers });
    if (response.statusCode !== 200) throw new Error(`${url} of the demo shop: ${response.body}`);
    return response.json();
  }
  return { app, clock, post };
}

/**
 * Places orders by the same calls as the storefront, each at its time, and brings them to their states with their
 * documents. Nobody gets mails about them.
 */
export async function placeDemoOrders(opened: Databases, orders: readonly DemoOrder[]): Promise<void> {
  const { db } = opened;
  const { app, clock, post } = openPast(opened);
  for (const { email, password, placedAt, items, body, steps, repeatedFrom } of orders) {
    clock.now = new Date(placedAt);
    const login = await post('/store/api/oauth/login', { email, password });
    const token = v.parse(loggedIn, login).data.access_token;
    for (const item of items) await post(`${store}/cart/items`, item, token);
    const { order } = v.parse(placed, await post(`${store}/cart/place`, body, token)).data;
    if (repeatedFrom !== null) {
      const lines = order.items.map(({ id, amount }) => ({ id, amount }));
      const maxTotal = Math.ceil(order.prices.totalWithTax * (1 + scheduleTolerance / 100));
      const interval = { count: 1, unit: 'month' };
      const schedule = { order_id: order.id, interval, next_date: repeatedFrom, lines, max_total: maxTotal };
      await post(`${store}/user/schedules`, schedule, token, `schedule-of-${order.id}`);
    }
    for (const { status, at } of steps) {
      clock.now = new Date(at);
      const next = v.parse(v.picklist(orderStatuses), status);
      await changeOrderStatus({ db, now: () => clock.now, wakeJobs: () => {} }, order.code, next);
      await db.transaction((tx) => issueDocuments(tx, order.id, next, clock.now));
    }
  }
  await db.delete(outboxMail);
  await db.delete(rateLimit);
  await app.close();
}
