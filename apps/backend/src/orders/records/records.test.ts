import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderNote, shopOrder } from '@vyloha/backend-orders/tables';
import { vatCheck } from '@vyloha/backend-shop/tables';
import { openShopForCommands, type ShopForCommands } from '../../testing/shop-for-commands';
import { concurrentTestDatabase } from '../../testing/test-databases';

const exported = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ orders: v.array(v.looseObject({ code: v.string() })), cursor: v.nullable(v.string()) }),
);

describe.each(concurrentTestDatabase())('commands about orders on $name', ({ name, open }) => {
  let shop: ShopForCommands;
  beforeEach(async () => {
    shop = await openShopForCommands(open);
  });
  afterEach(() => shop.close());

  const codesIn = (text: string) => text.match(/^20\d{8}/gm) ?? [];
  const list = async (...args: string[]) => codesIn(await shop.vyloha('orders', 'list', ...args));
  async function read(after: string | null = null, ...args: string[]) {
    const cursor = after === null ? [] : ['--after', after];
    const found = v.parse(exported, await shop.vyloha('orders', 'export', ...cursor, ...args));
    return { codes: found.orders.map(({ code }) => code), cursor: found.cursor };
  }

  it('list those that a search finds, the oldest first, with what they owe', async () => {
    const { code: first } = await shop.place();
    shop.clock.now = new Date('2026-11-22T22:59:00Z');
    const second = await shop.place({ payment_id: 'pay-cod', email: 'eva_mala@example.com' });
    expect(await shop.vyloha('orders', 'list')).toMatch(
      new RegExp(`^${first} .*new .*497.00 CZK .*owes 497.00 CZK.*Jan Novák, Praha\n${second.code} .*536.00 CZK`),
    );
    expect(await list('--since', '2026-11-22')).toEqual([second.code]);
    // The day of the shop, whose clock is an hour ahead.
    expect(await list('--until', '2026-11-21')).toEqual([first]);
    expect(await list('--until', '2026-11-22')).toEqual([first, second.code]);
    expect(await list('--payment', 'bank_transfer')).toEqual([first]);
    expect(await list('--search', 'A_M')).toEqual([second.code]);
    expect(await list('--search', 'a%m')).toEqual([]);
    expect(await list('--state', 'paid,shipped')).toEqual([]);
    expect(await shop.vyloha('orders', 'list', '--limit', '1')).toContain('1 older ones are left out');
    expect(JSON.parse(await shop.vyloha('orders', 'list', '--json'))).toHaveLength(2);
  });

  it.each([
    [['list', '--state', 'gone'], "'gone' is none of new, paid"],
    [['list', '--since', 'today'], "'today' is no day"],
    [['list', '--limit', '1000'], 'no number from 1 to 200'],
    [['list', '--status', 'new'], "Unknown option '--status'.\n\nUsage:"],
    [['show'], 'orders show 2026000001 [--json]'],
    [['show', '1'], 'There is no order 1.'],
    [['note', '1', 'Words'], 'There is no order 1.'],
    [['state', '1', 'paid', '--reason', 'Words'], 'There is no order 1.'],
    [['export', '--format', 'xml'], "'xml' is none of json, csv"],
    [['export', '--after', 'yesterday'], 'after: '],
  ])('refuse %j in a sentence', async (args, message) => {
    await expect(shop.vyloha('orders', ...args)).rejects.toThrow(message);
  });

  it('show an order with its reasons, notes and documents', async () => {
    const { code } = await shop.place({ comment: 'Zvoňte dvakrát' });
    await shop.vyloha('orders', 'state', code, 'paid');
    await shop.issueDocuments();
    await shop.vyloha('orders', 'note', code, 'Volala, chce modrou');
    expect(await shop.vyloha('orders', 'state', code, 'cancelled', '--reason', 'Konve došly')).toBe(
      `Order ${code} is cancelled.`,
    );
    const text = await shop.vyloha('orders', 'show', code);
    for (const part of [
      /^Order \d+: cancelled, placed 2026-11-21 10:00$/m,
      /^ {2}1 {2}2 ks +398.00 CZK +v-konev +Konev, Zelená$/m,
      /^ {2}received +497.00 CZK\n {2}to be returned +497.00 CZK$/m,
      /^ {2}invoice +2026\d+ +.* {2}497.00 CZK$/m,
      /^ {2}2026-11-21 10:00 {2}paid\n {2}2026-11-21 10:00 {2}cancelled {2}Konve došly$/m,
      /^ {2}2026-11-21 10:00 {2}Volala, chce modrou$/m,
      /^ {2}Comment +Zvoňte dvakrát$/m,
      /^ +497.00 CZK +total with tax$/m,
    ])
      expect(text).toMatch(part);
    await shop.db.update(shopOrder).set({ taxCountry: 'SVK', taxTreatment: 'reverseCharge' });
    expect(await shop.vyloha('orders', 'show', code)).toContain('total without tax, reverse charge to SVK');
  });

  it('invoice an order without a billing address to where it is delivered', async () => {
    const ofShop = { street: 'Sokolovská 12', city: 'Praha 8', postcode: '186 00', country_code: 'CZE' };
    const { code } = await shop.place({ billing_address: ofShop });
    expect(await shop.vyloha('orders', 'show', code)).toMatch(
      /^ {2}Invoice to +Jan Novák, Dlouhá 12, 110 00 Praha, CZE$/m,
    );
  });

  it('export what has changed since a cursor, each order as it is now', async () => {
    const [first, second] = [await shop.place(), await shop.place()];
    const all = await read();
    expect(all.codes).toEqual([first.code, second.code]);
    expect(await read(all.cursor)).toEqual({ codes: [], cursor: all.cursor });
    await shop.vyloha('orders', 'paid', first.code, '497');
    const paid = await read(all.cursor);
    expect(paid.codes).toEqual([first.code]);
    await shop.issueDocuments();
    const documents = await read(paid.cursor);
    expect(documents.codes).toEqual([first.code]);
    await shop.vyloha('orders', 'note', second.code, 'Words');
    expect((await read(documents.cursor)).codes).toEqual([second.code]);
    // In parts.
    const part = await read(null, '--limit', '1');
    expect(part.codes).toEqual([first.code]);
    expect((await read(part.cursor)).codes).toEqual([second.code]);
  });

  it('export a file of lines for spreadsheets', async () => {
    const { code } = await shop.place({ name: 'Jan; "Novák"' });
    const file = shop.path('orders.csv');
    expect(await shop.vyloha('orders', 'export', '--format', 'csv', '--file', file)).toMatch(
      /^1 orders are in .*orders\.csv\. Cursor: \S+$/,
    );
    const [head = '', line = '', end] = (await readFile(file, 'utf8')).split('\r\n');
    expect(head).toMatch(/^\uFEFForder;status;createdAt;changedAt;currency;customerName;/);
    expect(line).toContain(`${code};new;2026-11-21T09:00:00.000Z;`);
    expect(line).toContain(';CZK;"Jan; ""Novák""";');
    expect(line).toMatch(/;1;product;v-konev;Konev, Zelená;2;ks;199,00;398,00;328,93;21;;0,00;CZE;home;;;;$/);
    expect(line.split(';').length).toBeGreaterThanOrEqual(head.split(';').length);
    expect(end).toBe('');
    const check = { id: 'vc-1', country: 'SK', number: '2020273893', requester: null, name: null, address: null };
    const answer = { result: 'valid' as const, consultationNumber: 'WAPI1', askedAt: shop.clock.now };
    await shop.db.insert(vatCheck).values({ ...check, ...answer });
    await shop.db.update(shopOrder).set({ vatCheckId: check.id });
    expect(await shop.vyloha('orders', 'export', '--format', 'csv')).toContain(
      ';SK2020273893;valid;WAPI1;2026-11-21T09:00:00.000Z',
    );
  });

  it.skipIf(name === 'PGlite')(
    'export no later change before an earlier one whose transaction is still open',
    async () => {
      const [first, second] = [await shop.place(), await shop.place()];
      const { cursor } = await read();
      let commit = () => {};
      let open: Promise<unknown> = Promise.resolve();
      await new Promise<void>((isWritten) => {
        open = shop.db.transaction(async (tx) => {
          await tx.insert(orderNote).values({ orderId: first.id, text: 'Early', notedAt: shop.clock.now });
          isWritten();
          await new Promise<void>((resolve) => (commit = resolve));
        });
      });
      await shop.vyloha('orders', 'note', second.code, 'Late');
      expect(await read(cursor)).toEqual({ codes: [], cursor });
      commit();
      await open;
      expect((await read(cursor)).codes).toEqual([first.code, second.code]);
    },
  );
});
