import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '../modules';
import { deleteAccount } from '@vyloha/backend-accounts/testing';
import { companyMember, customer as customerTable } from '@vyloha/backend-accounts/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { orderSchedule } from '@vyloha/backend-schedules/tables';
import { lockInvoiceTerms } from '@vyloha/backend-accounts';
import { companyId, insertCompany } from '../testing/a-company';
import type { TestShop } from '../testing/create-test-shop';
import { anOrderRow } from '../testing/order-rows';
import { openScheduleShop, scheduledCustomer, type ScheduleShop } from '../testing/schedule-shop';
import { testDatabases } from '../testing/test-databases';

const personalData = modules.flatMap((module) => module.personalData ?? []);

const { id: customerId, email } = scheduledCustomer;

// One connection cannot wait for another.
const servers = testDatabases().filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('locks of schedules on $name', ({ open }) => {
  let schedules: ScheduleShop;
  let shop: TestShop;

  beforeEach(async () => {
    schedules = await openScheduleShop(open);
    ({ shop } = schedules);
    const terms = { invoiceDueDays: 14, creditLimitMinor: 1_000_000 };
    await insertCompany(
      shop.db,
      [
        { customerId: 'u-firma', role: 'owner' },
        { customerId, role: 'buyer' },
      ],
      terms,
    );
  }, 60_000);
  afterEach(() => shop.close());

  async function untilSomebodyWaits(): Promise<void> {
    for (;;) {
      const { rows } = await shop.db.execute<{ waiting: number }>(sql`select count(*)::integer as waiting
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      if ((rows[0]?.waiting ?? 0) > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it('the deletion of an account waits for an order of its schedule, and neither is broken off', async () => {
    const { id } = await schedules.schedule();
    let attempts = 0;
    let begin = () => {};
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    // As an order by invoice of a schedule does: its row, the credit of the company, the account.
    const ordering = shop.db.transaction(async (tx) => {
      attempts += 1;
      await tx.select().from(orderSchedule).where(eq(orderSchedule.id, id)).for('update');
      begin();
      await untilSomebodyWaits();
      await lockInvoiceTerms(tx, companyId);
      await tx.select().from(customerTable).where(eq(customerTable.id, customerId)).for('key share');
    });
    await hasBegun;
    const deletion = shop.db.transaction((tx) => {
      attempts += 1;
      return deleteAccount(tx, { id: customerId, email, nobody: 'nikdo', now: shop.clock.now }, personalData);
    });
    await Promise.all([ordering, deletion]);
    expect(attempts).toBe(2);
    expect(await shop.db.$count(orderSchedule)).toBe(0);
    expect(await shop.db.$count(companyMember, eq(companyMember.customerId, customerId))).toBe(0);
  });

  it('a company whose credit is used holds up none of its other orders', async () => {
    const order = anOrderRow({ companyId });
    await shop.db.transaction(async (tx) => {
      await lockInvoiceTerms(tx, companyId);
      await shop.db.insert(shopOrder).values(order);
    });
    expect(await shop.db.$count(shopOrder, eq(shopOrder.companyId, companyId))).toBe(1);
  });
});
