import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '@vyloha/backend-catalog/tables';
import { orderSchedule } from '@vyloha/backend-schedules/tables';
import { insertCompany } from '../testing/a-company';
import { aSchedule } from '../testing/a-schedule';
import { testSettings, type TestShop } from '../testing/create-test-shop';
import { openScheduleShop, schedulesUrl as url, type ScheduleShop } from '../testing/schedule-shop';
import { concurrentTestDatabase } from '../testing/test-databases';
import { composeScheduleMail } from '@vyloha/backend-schedules/testing';

const store = '/store/api/v1';
const email = 'zakaznik@example.com';

describe.each(concurrentTestDatabase())('schedules of orders on $name', ({ open }) => {
  let schedules: ScheduleShop;
  let shop: TestShop;

  beforeEach(async () => {
    schedules = await openScheduleShop(open);
    ({ shop } = schedules);
  }, 60_000);
  afterEach(() => shop.close());

  it('are one for one form, of what the order has, on a day that a mail can come before', async () => {
    const { customer, placeOrder, add } = schedules;
    const order = await placeOrder();
    const body = aSchedule(order.id, order.itemId);
    const key = 'attempt-of-a-form-1';
    const [first, second] = await Promise.all([add(body, customer, key), add(body, customer, key)]);
    expect(first).toMatchObject({
      status: 200,
      json: { data: { orderCode: order.code, nextDate: '2026-12-01', maxTotal: 2_000, isAutomatic: true, runs: [] } },
    });
    expect(second.json).toEqual(first.json);
    expect(await shop.db.$count(orderSchedule)).toBe(1);
    const refused = async (changes: object) => (await add({ ...body, ...changes })).json;
    expect(await refused({ next_date: '2026-11-22' })).toMatchObject({ errors: [{ field: 'next_date' }] });
    const noDay = { errors: [{ field: 'next_date', code: 'invalid' }] };
    expect(await refused({ next_date: '2027-02-31' })).toMatchObject(noDay);
    expect(await refused({ lines: [{ id: 'none', amount: 1 }] })).toMatchObject({ errors: [{ field: 'lines' }] });
    expect(await refused({ lines: [] })).toMatchObject({ errors: [{ field: 'lines' }] });
  });

  it('write two days before, and order once however many backends run', async () => {
    const { customer, at, run, orders, mailKinds, read, schedule } = schedules;
    const { id, order } = await schedule();
    await shop.call('POST', `${store}/cart/items`, { headers: customer, body: { id: 'v-darek', amount: 1 } });
    at('2026-11-28');
    await run();
    expect(await mailKinds()).toEqual([]);
    at('2026-11-29');
    await Promise.all([run(), run()]);
    expect(await mailKinds()).toEqual(['scheduleReminder']);
    at('2026-12-01');
    await Promise.all([run(), run()]);
    await run();
    expect(await orders()).toMatchObject([{ code: order.code }, { customerId: 'u-zakaznik', email, status: 'new' }]);
    const code = (await orders()).at(-1)?.code;
    expect(await read(id)).toMatchObject({
      data: {
        nextDate: '2026-12-15',
        runs: [{ date: '2026-12-01', outcome: 'ordered', orderCode: code, reasons: [] }],
      },
    });
    expect(await shop.call('GET', `${store}/user/orders/code/${code}`, { headers: customer })).toMatchObject({
      json: { data: { items: [{ amount: 1, variant: { id: 'v-konev' } }], payment: { id: 'pay-cod' } } },
    });
    const cart = (await shop.call('GET', `${store}/cart`, { headers: customer })).json;
    expect(cart).toMatchObject({ data: { items: [{ variant: { id: 'v-darek' } }] } });
  });

  it('order nothing that is dearer than agreed, or gone, and write why', async () => {
    const { at, run, orders, mails, mailKinds, read, patch, schedule, announceAndRun } = schedules;
    const { id } = await schedule({ max_total: 10 });
    await announceAndRun();
    expect(await read(id)).toMatchObject({
      data: { nextDate: '2026-12-15', runs: [{ outcome: 'waiting', orderCode: null }] },
    });
    expect(JSON.stringify(await read(id))).toContain('souhlasili jste nejvýš');
    expect(await mailKinds()).toEqual(['scheduleReminder', 'scheduleWaiting']);
    const mail = (await mails()).at(-1);
    const composed = mail && (await composeScheduleMail({ db: shop.db, settings: testSettings }, mail));
    expect(composed?.mail.text).toContain('souhlasili jste nejvýš');
    expect(composed?.mail.text).toContain(`/uzivatel/pravidelne-objednavky/${id}`);

    await patch(id, { max_total: 5_000 });
    await shop.db.update(product).set({ saleable: false }).where(eq(product.id, 'p-konev'));
    at('2026-12-13');
    await run();
    at('2026-12-15');
    await run();
    expect(await read(id)).toMatchObject({ data: { runs: [{ outcome: 'waiting' }, { outcome: 'waiting' }] } });
    expect(await orders()).toHaveLength(1);
  });

  it('order nothing above the limit of a company’s buyer, nor for a company that they have left', async () => {
    const { at, run, orders, read, schedule, announceAndRun } = schedules;
    await insertCompany(shop.db, [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-zakaznik', role: 'buyer', orderLimitMinor: 100_000_000 },
    ]);
    const { id } = await schedule();
    await shop.db.execute(`update company_member set order_limit_minor = 100 where customer_id = 'u-zakaznik'`);
    await announceAndRun();
    expect(JSON.stringify(await read(id))).toContain('nad vaším limitem');
    await shop.db.execute(`update company_member set order_limit_minor = null, monthly_limit_minor = 100`);
    at('2026-12-13');
    await run();
    at('2026-12-15');
    await run();
    expect(JSON.stringify(await read(id))).toContain('měsíční limit');
    await shop.db.execute(`delete from company_member where customer_id = 'u-zakaznik'`);
    at('2026-12-27');
    await run();
    at('2026-12-29');
    await run();
    expect(JSON.stringify(await read(id))).toContain('za kterou už nenakupujete');
    expect(await orders()).toHaveLength(1);
  });

  it('leave out a day once, pause, go on later, and end', async () => {
    const { customer, at, run, orders, mailKinds, read, patch, schedule } = schedules;
    const { id } = await schedule();
    const skip = () => shop.call('POST', `${url}/${id}/skip`, { headers: customer, body: { date: '2026-12-01' } });
    await Promise.all([skip(), skip()]);
    expect(await read(id)).toMatchObject({ data: { nextDate: '2026-12-15', runs: [{ outcome: 'skipped' }] } });
    expect((await patch(id, { status: 'paused' })).json).toMatchObject({ data: { nextDate: null } });
    at('2026-12-20');
    await run();
    expect((await patch(id, { status: 'active' })).json).toMatchObject({ data: { nextDate: '2026-12-29' } });
    expect((await patch(id, { interval: { count: 1, unit: 'month' }, next_date: '2026-12-31' })).json).toMatchObject({
      data: { interval: { count: 1, unit: 'month' }, nextDate: '2026-12-31' },
    });
    expect((await patch(id, { status: 'ended' })).status).toBe(200);
    expect((await patch(id, { status: 'active' })).status).toBe(409);
    at('2027-01-31');
    await run();
    expect(await mailKinds()).toEqual([]);
    expect(await orders()).toHaveLength(1);
  });

  it('move a day that no mail announced, because no backend ran', async () => {
    const { at, run, mailKinds, read, schedule } = schedules;
    const { id } = await schedule();
    at('2026-12-05');
    await run();
    expect(await read(id)).toMatchObject({ data: { nextDate: '2026-12-07', runs: [] } });
    expect(await mailKinds()).toEqual(['scheduleReminder']);
    at('2026-12-07');
    await run();
    expect(await read(id)).toMatchObject({ data: { nextDate: '2026-12-15', runs: [{ outcome: 'ordered' }] } });
  });
});
