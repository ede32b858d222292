import { openServices } from '@vyloha/backend-kernel';
import { vatNumbers } from '@vyloha/backend-shop';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { accessToken, customer as customerTable } from '@vyloha/backend-accounts/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { runSchedules } from '@vyloha/backend-schedules/testing';
import { aSchedule } from './a-schedule';
import { createTestShop, testSettings, type TestShop } from './create-test-shop';
import { logInAs } from './log-in-as';
import { createPlaceBody } from './place-body';
import type { TestDatabase } from './test-databases';
import { moduleServices } from '../modules';

const store = '/store/api/v1';
const email = 'zakaznik@example.com';
type Headers = Record<string, string>;

export const schedulesUrl = `${store}/user/schedules`;
export const scheduledCustomer = { id: 'u-zakaznik', email };

const placed = v.object({
  data: v.object({
    order: v.object({ id: v.string(), code: v.string(), items: v.array(v.object({ id: v.string() })) }),
  }),
});
const created = v.object({ data: v.object({ id: v.string() }) });

/** A customer who buys for a business, with calls about their schedules, and the work that a backend does for them. */
export async function openScheduleShop(open: TestDatabase['open']) {
  const settings = { ...testSettings, orderSchedulesFor: 'businesses' as const };
  const shop: TestShop = await createTestShop({ database: await open(), settings });
  const { db, clock } = shop;
  const business = { name: 'Jana Nováková', tin: '00006947', vatin: null };
  await db.update(customerTable).set({ business }).where(eq(customerTable.id, scheduledCustomer.id));
  const customer: Headers = await logInAs(shop, email);
  // Sessions end sooner than schedules do.
  await db.update(accessToken).set({ expiresAt: new Date('2028-01-01') });
  let keys = 0;

  const at = (day: string) => {
    clock.now = new Date(`${day}T09:00:00Z`);
  };
  const run = () =>
    runSchedules({
      db,
      settings,
      services: openServices([...moduleServices, vatNumbers.with(null)]),
      log: shop.app.log,
      now: () => clock.now,
    });
  const orders = () => db.select().from(shopOrder).orderBy(shopOrder.code);
  const mails = () => db.select().from(outboxMail).where(eq(outboxMail.recipient, email)).orderBy(outboxMail.id);
  const mailKinds = async () =>
    (await mails()).flatMap(({ kind, subjectType }) => (subjectType === 'schedule' ? [kind] : []));
  const read = async (id: string, headers = customer) =>
    (await shop.call('GET', `${schedulesUrl}/${id}`, { headers })).json;
  const patch = (id: string, body: object) => shop.call('PATCH', `${schedulesUrl}/${id}`, { headers: customer, body });

  async function placeOrder(changes: Record<string, unknown> = {}) {
    await shop.call('POST', `${store}/cart/items`, { headers: customer, body: { id: 'v-konev', amount: 2 } });
    const body = createPlaceBody({ email, ...changes });
    const { json } = await shop.call('POST', `${store}/cart/place`, { headers: customer, body });
    const { order } = v.parse(placed, json).data;
    return { ...order, itemId: order.items[0]?.id ?? '' };
  }
  function add(body: object, headers = customer, key = `attempt-number-${(keys += 1)}`) {
    return shop.call('POST', schedulesUrl, { headers: { ...headers, 'idempotency-key': key }, body });
  }
  /** Every two weeks from the first of December. */
  async function schedule(changes: Record<string, unknown> = {}, placing: Record<string, unknown> = {}) {
    const order = await placeOrder(placing);
    const { id } = v.parse(created, (await add(aSchedule(order.id, order.itemId, changes))).json).data;
    return { id, order };
  }
  /** To the day on which it is due, with the mail before it. */
  async function announceAndRun(day = '2026-12-01', announced = '2026-11-29') {
    at(announced);
    await run();
    at(day);
    await run();
  }
  return {
    shop,
    customer,
    at,
    run,
    orders,
    mails,
    mailKinds,
    read,
    patch,
    placeOrder,
    add,
    schedule,
    announceAndRun,
  };
}

export type ScheduleShop = Awaited<ReturnType<typeof openScheduleShop>>;
