import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '@vyloha/backend-catalog/tables';
import { contentEntry } from '@vyloha/backend-content/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { orderSchedule } from '@vyloha/backend-schedules/tables';
import { aSchedule } from '../testing/a-schedule';
import { testSettings, type TestShop } from '../testing/create-test-shop';
import { openScheduleShop, schedulesUrl, type ScheduleShop } from '../testing/schedule-shop';
import { oneTestDatabase } from '../testing/test-databases';
import { composeScheduleMail } from '@vyloha/backend-schedules/testing';

describe.each(oneTestDatabase(import.meta.url))('days of scheduled orders on $name', ({ open }) => {
  let schedules: ScheduleShop;
  let shop: TestShop;

  beforeEach(async () => {
    schedules = await openScheduleShop(open);
    ({ shop } = schedules);
  }, 60_000);
  afterEach(() => shop.close());

  it('are moved and announced anew when no backend ran on them', async () => {
    const { schedule, at, run, read, mailKinds, orders } = schedules;
    const { id } = await schedule();
    at('2026-11-29');
    await run();
    at('2026-12-04');
    await run();
    expect(await read(id)).toMatchObject({ data: { nextDate: '2026-12-06', runs: [] } });
    expect(await orders()).toHaveLength(1);
    expect(await mailKinds()).toEqual(['scheduleReminder', 'scheduleReminder']);
    at('2026-12-06');
    await run();
    expect(await read(id)).toMatchObject({ data: { nextDate: '2026-12-15', runs: [{ outcome: 'ordered' }] } });
  });

  it('have a mail two days before them, also when the backend ran again only a day before', async () => {
    const { schedule, at, run, read } = schedules;
    const { id } = await schedule();
    at('2026-11-30');
    await run();
    expect(await read(id)).toMatchObject({ data: { nextDate: '2026-12-02' } });
  });

  it('wait for the customer with an order that was paid online, without a mail that one is coming', async () => {
    const { schedule, announceAndRun, mails, read } = schedules;
    const { id, order } = await schedule();
    const online = { paymentId: 'pay-card', paymentType: 'ONLINE' };
    await shop.db.update(shopOrder).set(online).where(eq(shopOrder.id, order.id));
    await announceAndRun();
    expect(await read(id)).toMatchObject({
      data: { runs: [{ outcome: 'waiting', reasons: ['Platba online se bez vás neobejde'] }] },
    });
    const sent = (await mails()).filter(({ subjectId }) => subjectId === id);
    const composed = await Promise.all(
      sent.map((mail) => composeScheduleMail({ db: shop.db, settings: testSettings }, mail)),
    );
    expect(composed.map((one) => one?.mail.subject)).toEqual([undefined, 'Pravidelnou objednávku jsme neodeslali']);
  });

  it('are listed by pages, each with its last days', async () => {
    const { schedule, announceAndRun, patch, customer } = schedules;
    const { id: ended } = await schedule();
    const { id: paused } = await schedule();
    const { id } = await schedule();
    await announceAndRun();
    await patch(ended, { status: 'ended' });
    await patch(paused, { status: 'paused' });
    const list = async (page: number) =>
      (await shop.call('GET', `${schedulesUrl}?perPage=2&page=${page}`, { headers: customer })).json;
    const runs = [{ date: '2026-12-01' }];
    expect(await list(1)).toMatchObject({
      data: [
        { id, runs },
        { id: paused, runs },
      ],
      meta: { pagination: { total: 3, page: 1, perPage: 2, totalPages: 2 } },
    });
    expect(await list(2)).toMatchObject({ data: [{ id: ended, runs }] });
  });

  it('wait for the customer while sales are paused on their domain', async () => {
    const { schedule, announceAndRun, read } = schedules;
    const { id } = await schedule();
    const cart = { shopping_disabled: true, shopping_disabled_text: { cs: 'Máme inventuru.', sk: null } };
    const pausedOn = (domains: string[]) => ({ cart: { ...cart, domain_enabled: domains } });
    const [{ code }] = testSettings.domains;
    await shop.db.insert(contentEntry).values({ type: 'configuration', id: 'cfg', data: pausedOn([code]) });
    await announceAndRun();
    expect(await read(id)).toMatchObject({ data: { runs: [{ outcome: 'waiting', reasons: ['Máme inventuru.'] }] } });
    await shop.db.update(contentEntry).set({ data: pausedOn(['elsewhere']) });
    await announceAndRun('2026-12-15', '2026-12-13');
    expect(await read(id)).toMatchObject({ data: { runs: [{ outcome: 'ordered' }, {}] } });
  });

  it('wait for the customer when the order could not be placed so today', async () => {
    const { schedule, announceAndRun, mailKinds } = schedules;
    const { id, order } = await schedule();
    await shop.db.update(shopOrder).set({ phone: '777' }).where(eq(shopOrder.id, order.id));
    await announceAndRun();
    expect(await schedules.read(id)).toMatchObject({
      data: { nextDate: '2026-12-15', runs: [{ outcome: 'waiting' }] },
    });
    expect(await mailKinds()).toEqual(['scheduleReminder', 'scheduleWaiting']);
  });

  it('that fail do not hold up the others, and are given up with a mail', async () => {
    const { schedule, announceAndRun, run, read, mailKinds } = schedules;
    const { id } = await schedule();
    const { id: second } = await schedule();
    // The first by its id of two with the same day.
    const broken = 'a-broken';
    const lines = [{ id: 'none', amount: 1 }];
    await shop.db.update(orderSchedule).set({ id: broken, lines }).where(eq(orderSchedule.id, second));
    await announceAndRun();
    expect(await read(id)).toMatchObject({ data: { runs: [{ outcome: 'ordered' }] } });
    expect(await read(broken)).toMatchObject({ data: { nextDate: '2026-12-01', runs: [] } });
    for (let i = 0; i < 12; i += 1) await run();
    expect(await read(broken)).toMatchObject({ data: { nextDate: '2026-12-15', runs: [{ outcome: 'waiting' }] } });
    expect(JSON.stringify(await read(broken))).toContain('kvůli chybě na naší straně');
    expect((await mailKinds()).filter((kind) => kind === 'scheduleWaiting')).toHaveLength(1);
  });

  it('keep the age that was declared with the order, and are not made of one without it', async () => {
    const { schedule, announceAndRun, orders, add, patch, read } = schedules;
    const { id, order } = await schedule({}, { age_confirmed: true });
    await shop.db.update(product).set({ legal: { minAge: 18 } });
    await announceAndRun();
    expect(await orders()).toMatchObject([{ code: order.code }, { ageConfirmed: true }]);
    await shop.db.update(shopOrder).set({ ageConfirmed: false });
    await announceAndRun('2026-12-15', '2026-12-13');
    expect(JSON.stringify(await read(id))).toContain('18 let');
    const refused = { status: 422, json: { errors: [{ field: 'lines', code: 'age_not_confirmed' }] } };
    const body = aSchedule(order.id, order.itemId, { next_date: '2026-12-20' });
    expect(await add(body)).toMatchObject(refused);
    expect(await patch(id, { lines: body.lines })).toMatchObject(refused);
  });
});
