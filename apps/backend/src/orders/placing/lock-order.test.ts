import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, customer } from '@vyloha/backend-accounts/tables';
import { cart } from '@vyloha/backend-cart/tables';
import { approvalRequest } from '@vyloha/backend-companies/tables';
import { companyId, insertCompany } from '../../testing/a-company';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { testDatabases } from '../../testing/test-databases';
import { untilSomebodyWaits } from '../../testing/waiting-call';

const store = '/store/api/v1';
const approvals = `${store}/user/company/approvals`;
const held = v.object({ data: v.object({ approval: v.object({ id: v.string() }) }) });
type Headers = Record<string, string>;

/** A cycle of locks needs calls that lock two rows in different orders: see the README. */
describe.each(testDatabases())('rows are locked in one order on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Headers;
  let buyer: Headers;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
    const members = [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-nakupci', role: 'buyer', orderLimitMinor: 100 },
    ] as const;
    await insertCompany(shop.db, members, { invoiceDueDays: 14, creditLimitMinor: 10_000_000 });
    owner = await logInAs(shop, 'firma@example.com');
    buyer = await logInAs(shop, 'nakupci@example.com');
    await shop.call('POST', `${store}/cart/items`, { headers: buyer, body: { id: 'v-konev', amount: 1 } });
  });
  afterEach(() => shop.close());

  const post = (path: string, headers: Headers, body: object) =>
    shop.call('POST', path, { headers: { ...headers, 'idempotency-key': `attempt-${crypto.randomUUID()}` }, body });
  const hold = async () => {
    const body = createPlaceBody({ payment_id: 'pay-invoice' });
    const { json } = await post(`${store}/cart/place`, buyer, body);
    return `${approvals}/${v.parse(held, json).data.approval.id}`;
  };

  it.each<[string, 'open' | 'held', (request: string) => ReturnType<typeof post>]>([
    ['asking for a quote', 'open', () => post(`${store}/user/quotes`, buyer, {})],
    ['approving', 'held', (request) => post(`${request}/approve`, owner, { total: 1 })],
    ['rejecting', 'held', (request) => post(`${request}/reject`, owner, { reason: 'Ne' })],
    ['deleting an account', 'held', () => post(`${store}/user/deletion`, buyer, { password: testPassword })],
  ])('%s locks the cart first', async (_, state, call) => {
    const request = state === 'held' ? await hold() : '';
    const calls: ReturnType<typeof post>[] = [];
    await shop.db.transaction(async (tx) => {
      await tx.select().from(cart).where(eq(cart.customerId, 'u-nakupci')).for('update');
      calls.push(call(request));
      await untilSomebodyWaits(tx);
      // What waits for the cart holds none of these yet.
      const now = { noWait: true } as const;
      await tx.select().from(approvalRequest).where(eq(approvalRequest.companyId, companyId)).for('update', now);
      await tx.select().from(company).where(eq(company.id, companyId)).for('no key update', now);
      await tx.select().from(customer).where(eq(customer.id, 'u-nakupci')).for('no key update', now);
    });
    for (const { status } of await Promise.all(calls)) expect(status).toBeLessThan(500);
  });
});
