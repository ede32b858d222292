import { eq } from 'drizzle-orm';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { remindOfUnpaidOrders } from '@vyloha/backend-orders/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { price } from '@vyloha/backend-catalog/tables';
import { moneyMove, shopDocument } from '@vyloha/backend-orders/tables';
import { openShopForCommands, type ShopForCommands } from '../testing/shop-for-commands';
import { oneTestDatabase } from '../testing/test-databases';

describe.each(oneTestDatabase(import.meta.url))('money past the gateway on $name', ({ open }) => {
  let shop: ShopForCommands;
  beforeEach(async () => {
    shop = await openShopForCommands(open);
  });
  afterEach(() => shop.close());

  const paid = (code: string, ...args: string[]) => shop.vyloha('orders', 'paid', code, ...args);
  const repaid = (code: string, ...args: string[]) => shop.vyloha('orders', 'repaid', code, ...args);
  const show = (code: string) => shop.vyloha('orders', 'show', code);
  const subjects = async (atLeast: number) =>
    (await shop.mailbox.deliver(atLeast)).map((mail) => /^Subject: (?<text>.*)$/m.exec(mail)?.groups?.['text']).length;

  it('pays an order once all of it has come, in parts and by a reference once', async () => {
    const { code, token } = await shop.place();
    expect(await paid(code, '400', '--reference', 'A-1')).toBe(`Order ${code}: 97.00 CZK is still missing.`);
    expect(await paid(code, '400', '--reference', 'A-1')).toBe(
      `Order ${code}: was recorded before, nothing has changed.`,
    );
    await expect(paid(code, '399', '--reference', 'A-1')).rejects.toThrow('reference: Pod tímto označením');
    expect(await shop.call('GET', `/store/api/v1/orders/token/${token}`)).toMatchObject({
      json: { data: { status: 'new', bankTransfer: { amount: 97 } } },
    });
    expect(await paid(code, '97,00', '--on', '2026-11-20')).toBe(`Order ${code}: is paid.`);
    expect(await show(code)).toMatch(
      /: paid, placed[^]*received +497.00 CZK\n +manual +97.00 CZK +2026-11-20\n +manual +400.00 CZK +2026-11-21, A-1\n/,
    );
    expect(await shop.call('GET', `/store/api/v1/orders/token/${token}`)).toMatchObject({
      json: { data: { status: 'paid', bankTransfer: null, payment: { refundDue: 0 } } },
    });
    // Confirmation and thanks.
    expect(await subjects(2)).toBe(2);
  });

  it('that was recorded by mistake is taken back with a note: what it made paid waits again', async () => {
    const { code, token } = await shop.place();
    const undo = (amount: string) => shop.vyloha('orders', 'undo-paid', code, amount);
    const order = async () => (await shop.call('GET', `/store/api/v1/orders/token/${token}`)).json;
    await paid(code, '97', '--reference', 'A-1');
    await paid(code, '400');
    await expect(undo('5')).rejects.toThrow('amount: Taková platba');
    expect(await undo('97')).toBe(`Order ${code}: the receipt was taken back, 97.00 CZK is missing.`);
    await expect(undo('97')).rejects.toThrow('amount: Taková platba');
    expect(await order()).toMatchObject({ data: { status: 'new', money: { received: 400, missing: 97 } } });
    expect(await show(code)).toContain('Receipt taken back: 97.00 CZK (2026-11-21, A-1)');
    expect(await paid(code, '97')).toBe(`Order ${code}: is paid.`);
    await paid(code, '3');
    expect(await undo('3')).toBe(`Order ${code}: the receipt was taken back.`);
    await shop.vyloha('orders', 'state', code, 'processing');
    await undo('97');
    expect(await order()).toMatchObject({ data: { status: 'processing', money: { missing: 0 } } });
  });

  it('that is taken back leaves an order paid that the staff have called so', async () => {
    const { code } = await shop.place();
    await shop.vyloha('orders', 'state', code, 'paid');
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await paid(code, '497');
    await shop.vyloha('orders', 'undo-paid', code, '497');
    expect(await show(code)).toContain(': paid, placed');
  });

  it('that is too much is to be returned, until it is recorded as sent back', async () => {
    const { code } = await shop.place();
    expect(await paid(code, '500')).toBe(
      `Order ${code}: is paid, and more has come: return 3.00 CZK (orders refund ${code}).`,
    );
    expect(await shop.vyloha('orders', 'list')).toContain('return 3.00 CZK');
    expect(await shop.vyloha('orders', 'refund', code)).toBe(
      `Order ${code}: 3.00 CZK did not come through the gateway: return it as it came, then record it (orders repaid ${code} 3.00).`,
    );
    await expect(repaid(code, '4')).rejects.toThrow('vrátit zbývá 3');
    expect(await repaid(code, '3', '--reference', 'B-1')).toBe(`Order ${code}: nothing is left to return.`);
    expect(await repaid(code, '3', '--reference', 'B-1')).toBe(`Order ${code}: nothing is left to return.`);
    expect(await show(code)).toMatch(/received +500.00 CZK\n +returned +3.00 CZK\n +manual/);
    await expect(shop.vyloha('orders', 'refund', code)).rejects.toThrow();
    // Confirmation, thanks, what comes back, and that it was sent, once.
    const mails = await shop.mailbox.deliver(4);
    expect(mails).toHaveLength(4);
    expect(mails.at(-1)).toMatch(/Poslali jsme je stejným způsobem[^]*Vracíme: 3\s+Kč/);
  });

  it('is exact where less is owed than the order cost: nothing that never came is returned', async () => {
    // On delivery it costs 39 Kč more.
    const { code } = await shop.place({ payment_id: 'pay-cod' });
    await shop.vyloha('parcels', 'add', code, 'A1');
    await shop.issueDocuments();
    await shop.vyloha('orders', 'refund', code, '--amount', '200');
    await shop.issueDocuments();
    expect(await paid(code, '336')).toBe(`Order ${code}: is paid.`);
    await shop.vyloha('orders', 'state', code, 'delivered');
    await expect(shop.vyloha('orders', 'refund', code)).rejects.toThrow('Není co vracet');
  });

  it('that has come before pays an order whose new method costs less, and keeps it from the gateway', async () => {
    const { code, token } = await shop.place({ payment_id: 'pay-cod' });
    expect(await paid(code, '497')).toContain('39.00 CZK is still missing');
    const path = `/store/api/v1/orders/token/${token}/payment`;
    const change = await shop.call('POST', path, { body: { payment_id: 'pay-transfer' } });
    expect(change.status).toBe(200);
    expect(await show(code)).toContain(': paid, placed');
  });

  it('is rounded as long as it comes in cash, what is left of the price, and is credited with all of it', async () => {
    // Two for 375.60, 99 for shipping, 39 on delivery.
    await shop.db.update(price).set({ unitMinor: 18_780 }).where(eq(price.variantId, 'v-konev'));
    const { code, token } = await shop.place({ payment_id: 'pay-cod' });
    const order = `/store/api/v1/orders/token/${token}`;
    const methods = async () => (await shop.call('GET', `${order}/payments`)).json;
    const change = (payment_id: string) => shop.call('POST', `${order}/payment`, { body: { payment_id } });
    const state = async () => (await shop.call('GET', order)).json;
    const tax = { totalWithoutTax: 424.46 };
    expect(await state()).toMatchObject({
      data: { prices: { paymentPriceWithTax: 39, rounding: 0.4, totalWithTax: 514, ...tax }, money: { missing: 514 } },
    });
    await change('pay-transfer');
    expect(await state()).toMatchObject({ data: { prices: { rounding: 0, totalWithTax: 474.6 } } });
    expect(await methods()).toMatchObject({ data: [{ id: 'pay-cod', cashRounding: 1 }] });
    expect(await paid(code, '100.30')).toBe(`Order ${code}: 374.30 CZK is still missing.`);
    await change('pay-cod');
    expect(await state()).toMatchObject({
      data: { prices: { rounding: -0.3, totalWithTax: 513.3, ...tax }, money: { missing: 413 } },
    });
    expect(await show(code)).toMatch(/-0.30 CZK +rounding of cash\n +513.30 CZK +total with tax/);
    await shop.vyloha('parcels', 'add', code, 'A1');
    await shop.issueDocuments();
    await shop.vyloha('orders', 'refund', code, '--amount', '200');
    await shop.issueDocuments();
    await shop.vyloha('orders', 'state', code, 'cancelled');
    await shop.issueDocuments();
    const totals = (await shop.db.select().from(shopDocument)).map(({ totalMinor }) => totalMinor);
    expect(totals).toEqual([51_330, null, -20_000, -31_330]);
  });

  it('keeps the shop from reminding of the order, and from giving it up', async () => {
    const { code } = await shop.place();
    await paid(code, '400');
    const later = () => new Date(shop.clock.now.getTime() + 30 * 86_400_000);
    await remindOfUnpaidOrders({ db: shop.db, now: later });
    expect(await shop.db.select().from(outboxMail).where(eq(outboxMail.kind, 'unpaid'))).toEqual([]);
  });

  it('has a state printed, whatever the reason says', async () => {
    const { code } = await shop.place();
    const printed = await shop.vyloha('orders', 'state', code, 'cancelled', '--reason', 'paid');
    expect(printed).toBe(`Order ${code} is cancelled.`);
  });

  it('of a cancelled order is to be returned', async () => {
    const { code } = await shop.place();
    await shop.vyloha('orders', 'state', code, 'cancelled');
    expect(await paid(code, '497')).toBe(`Order ${code}: is cancelled: return 497.00 CZK (orders refund ${code}).`);
  });

  it('whose order the staff have marked before is not counted twice', async () => {
    const { code } = await shop.place();
    await shop.vyloha('orders', 'state', code, 'paid');
    expect(await paid(code, '497')).toBe(`Order ${code}: is paid.`);
    expect(await show(code)).not.toContain('to be returned');
  });

  it.each([
    [['1', '10'], 'There is no order 1.'],
    [['1'], 'orders paid 2026000001 AMOUNT'],
    [['1', 'much'], "'much' is no amount: write it as 1234.50."],
    [['1', '10', '--on', '2026-02-30'], "'2026-02-30' is no day"],
  ])('refuses %j in a sentence', async (args, message) => {
    await expect(shop.vyloha('orders', 'paid', ...args)).rejects.toThrow(message);
  });

  it('comes on a day that has begun, and is above nothing', async () => {
    const { code } = await shop.place();
    await expect(paid(code, '10', '--on', '2026-11-22')).rejects.toThrow('on: Tento den ještě nenastal');
    await expect(paid(code, '0')).rejects.toThrow('amount: ');
  });

  describe('in a statement', () => {
    const header = 'accountId;2400222222\n\nID pohybu;Datum;Objem;Měna;VS\n';
    const book = async (...lines: string[]) =>
      shop.vyloha('payments', 'import-statement', await shop.write('fio.csv', `${header}${lines.join('\n')}\n`));

    it('is booked by its variable symbol once, and what does not fit is named', async () => {
      const places = [await shop.place(), await shop.place(), await shop.place(), await shop.place()];
      const [exact = '', less = '', more = '', gone = ''] = places.map(({ code }) => code);
      await shop.vyloha('orders', 'state', gone, 'cancelled');
      const lines = [
        `1;20.11.2026;497,00;CZK;000${exact}`,
        `2;20.11.2026;490,00;CZK;${less}`,
        `3;20.11.2026;500,00;CZK;${more}`,
        `4;20.11.2026;497,00;CZK;${gone}`,
        '5;20.11.2026;10,00;CZK;42',
        `6;20.11.2026;20,00;EUR;${exact}`,
        `60;20.11.2026;30000000,00;CZK;${less}`,
        '7;20.11.2026;-49,00;CZK;',
        '8;20.11.2026;1,00;CZK;',
      ];
      const title = (amount: string, symbol: string) => `2026-11-20  ${amount}  VS ${symbol}:`;
      expect((await book(...lines)).split('\n')).toEqual([
        `${title('497.00 CZK', exact)} Order ${exact}: is paid.`,
        `${title('490.00 CZK', less)} Order ${less}: 7.00 CZK is still missing.`,
        `${title('500.00 CZK', more)} Order ${more}: is paid, and more has come: return 3.00 CZK (orders refund ${more}).`,
        `${title('497.00 CZK', gone)} Order ${gone}: is cancelled: return 497.00 CZK (orders refund ${gone}).`,
        `${title('10.00 CZK', '42')} there is no such order, nothing is booked.`,
        `${title('20.00 EUR', exact)} order ${exact} is in CZK, nothing is booked.`,
        `${title('30000000.00 CZK', less)} does not fit order ${less}, nothing is booked: look at it (orders show ${less}).`,
        `${title('1.00 CZK', '-')} there is no such order, nothing is booked.`,
        '4 booked, 0 known from before, 4 do not fit, 1 outgoing left out.',
      ]);
      const booked = await shop.db.select().from(moneyMove);
      expect(await book(...lines)).toMatch(/0 booked, 4 known from before, 4 do not fit, 1 outgoing left out\.$/);
      expect(await shop.db.select().from(moneyMove)).toEqual(booked);
      expect(await book(`9;21.11.2026;497,00;CZK;${exact}`)).toContain('more has come: return 497.00 CZK');
    });

    it('that is broken books nothing', async () => {
      const { code } = await shop.place();
      await expect(book(`1;20.11.2026;497,00;CZK;${code}`, '2;32.11.2026;1,00;CZK;')).rejects.toThrow(
        'fio.csv: line 5: there is no day 2026-11-32. Nothing is booked.',
      );
      expect(await shop.db.select().from(moneyMove)).toEqual([]);
      await expect(shop.vyloha('payments', 'import-statement', '/nowhere.csv')).rejects.toThrow(
        '/nowhere.csv cannot be read.',
      );
    });
  });
});
