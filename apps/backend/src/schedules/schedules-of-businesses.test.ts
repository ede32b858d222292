import { openServices } from '@vyloha/backend-kernel';
import { vatNumbers } from '@vyloha/backend-shop';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, companyMember, customer as customerTable } from '@vyloha/backend-accounts/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderSchedule } from '@vyloha/backend-schedules/tables';
import { companyId, insertCompany } from '../testing/a-company';
import { aSchedule } from '../testing/a-schedule';
import { testSettings, type TestShop } from '../testing/create-test-shop';
import { openScheduleShop, scheduledCustomer, type ScheduleShop } from '../testing/schedule-shop';
import { oneTestDatabase } from '../testing/test-databases';
import { composeScheduleMail, requireScheduling, runSchedules } from '@vyloha/backend-schedules/testing';
import { moduleServices } from '../modules';

const otherCompany = 'c-jina';

describe.each(oneTestDatabase(import.meta.url))('schedules of businesses on $name', ({ open }) => {
  let schedules: ScheduleShop;
  let shop: TestShop;

  beforeEach(async () => {
    schedules = await openScheduleShop(open);
    ({ shop } = schedules);
    await insertCompany(shop.db, [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: scheduledCustomer.id, role: 'buyer' },
    ]);
  }, 60_000);
  afterEach(() => shop.close());

  const isMember = eq(companyMember.customerId, scheduledCustomer.id);
  const leave = () => shop.db.delete(companyMember).where(isMember);
  async function moveToOtherCompany() {
    const [first] = await shop.db.select().from(company);
    if (first !== undefined) await shop.db.insert(company).values({ ...first, id: otherCompany, tin: '00006947' });
    await shop.db.update(companyMember).set({ companyId: otherCompany }).where(isMember);
  }

  it.each([
    ['left', leave],
    ['left for another one', moveToOtherCompany],
  ])('never go on in the name of a company that the customer has %s', async (_, change) => {
    const { schedule, patch, add, announceAndRun, orders, read, mails } = schedules;
    const { id, order } = await schedule();
    await change();
    const refused = { status: 409, json: { errors: [{ code: 'schedule_company' }] } };
    expect(await patch(id, { max_total: 3_000 })).toMatchObject(refused);
    expect(await add(aSchedule(order.id, order.itemId))).toMatchObject(refused);
    expect(await patch(id, { status: 'active' })).toMatchObject(refused);
    expect(await shop.db.select().from(orderSchedule)).toMatchObject([{ companyId }]);
    await announceAndRun();
    expect(await read(id)).toMatchObject({ data: { status: 'ended', nextDate: null, runs: [{ orderCode: null }] } });
    expect(JSON.stringify(await read(id))).toContain('za kterou už nenakupujete');
    expect(await orders()).toHaveLength(1);
    const sent = (await mails()).filter(({ subjectType }) => subjectType === 'schedule');
    expect(sent.map(({ kind }) => kind)).toEqual(['scheduleEnded']);
    const [mail] = sent;
    const composed = mail && (await composeScheduleMail({ db: shop.db, settings: testSettings }, mail));
    expect(composed?.mail.text).toContain('za kterou už nenakupujete');
    expect(composed?.mail.text).toContain(`/uzivatel/objednavky/${order.code}`);
  });

  it('end with the membership also where they lost their company, or are paused', async () => {
    const { schedule, patch, at, run, read, orders } = schedules;
    const { id } = await schedule();
    await shop.db.update(orderSchedule).set({ companyId: null });
    expect(await patch(id, { status: 'paused' })).toMatchObject({ status: 200 });
    await leave();
    at('2026-12-20');
    await run();
    expect(await read(id)).toMatchObject({ data: { status: 'ended' } });
    expect(await orders()).toHaveLength(1);
  });

  it('become those of a company that the customer joins, when they agree to it', async () => {
    const { schedule, patch, announceAndRun, orders, read } = schedules;
    await leave();
    const { id } = await schedule();
    await insertCompany(shop.db, [{ customerId: scheduledCustomer.id, role: 'buyer' }], { id: otherCompany });
    await announceAndRun();
    expect(JSON.stringify(await read(id))).toContain('Nově nakupujete za firmu');
    expect(await patch(id, { max_total: 3_000 })).toMatchObject({ status: 200 });
    await announceAndRun('2026-12-15', '2026-12-13');
    expect(await orders()).toMatchObject([{ companyId: null }, { companyId: otherCompany }]);
  });

  it('are not for consumers, who can only end theirs, and are ended by the shop', async () => {
    const { schedule, add, patch, announceAndRun, read } = schedules;
    await leave();
    const { id, order } = await schedule();
    const { id: other } = await schedule();
    await shop.db.update(customerTable).set({ business: null });
    const refused = { status: 403, json: { errors: [{ code: 'business_only' }] } };
    expect(await add(aSchedule(order.id, order.itemId))).toMatchObject(refused);
    expect(await patch(id, { max_total: 3_000 })).toMatchObject(refused);
    expect(await patch(id, { status: 'ended' })).toMatchObject({ status: 200 });
    await announceAndRun();
    expect(await read(other)).toMatchObject({
      data: { status: 'ended', runs: [{ reasons: ['Tuto možnost mají jen firemní zákazníci'] }] },
    });
  });

  it('are nobody’s where the shop offers none', async () => {
    const { schedule, at, read } = schedules;
    const { id } = await schedule();
    const settings = { ...testSettings, orderSchedulesFor: 'nobody' as const };
    at('2026-11-29');
    const services = openServices([...moduleServices, vatNumbers.with(null)]);
    await runSchedules({ db: shop.db, settings, services, log: shop.app.log, now: () => shop.clock.now });
    expect(await read(id)).toMatchObject({ data: { status: 'active', runs: [] } });
    expect(await shop.db.$count(outboxMail, eq(outboxMail.subjectType, 'schedule'))).toBe(0);
    const ctx = { db: shop.db, settings, customerId: scheduledCustomer.id };
    await expect(requireScheduling(ctx)).rejects.toMatchObject({ status: 404 });
  });
});
