import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parameter, price, product, productParameter } from '@vyloha/backend-catalog/tables';
import { watcher } from '@vyloha/backend-accounts/tables';
import { importShop } from '@vyloha/backend-import/testing';
import { baseShopDocuments, createProductDocument } from '../import/testing/documents';
import { testSettings, type TestShop } from '../testing/create-test-shop';
import type { Mailbox } from '../testing/mailbox';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { oneTestDatabase } from '../testing/test-databases';
import { notifyWatchers } from '@vyloha/backend-accounts/testing';

const email = 'jana@example.com';

describe.each(oneTestDatabase(import.meta.url))('watching a price on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  const watch = (fields: object = {}, headers: Record<string, string> = {}, id = 'p-hadice') =>
    shop.call('POST', `/store/api/v1/products/${id}/watchers`, { body: { email, kind: 'price', ...fields }, headers });
  const setPrice = (unitMinor: number, list: { currency?: string; priceList?: string; variantId?: string } = {}) => {
    const { currency = 'CZK', priceList = 'b2c', variantId = 'v-hadice-20' } = list;
    const row = and(eq(price.variantId, variantId), eq(price.currency, currency), eq(price.priceList, priceList));
    return shop.db.update(price).set({ unitMinor }).where(row);
  };
  const notify = () =>
    notifyWatchers({
      db: shop.db,
      settings: { ...testSettings, dataDir: mailbox.dataDir },
      log: pino({ level: 'silent' }),
      now: shop.clock.now,
    });
  const watchers = () => shop.db.select().from(watcher);

  it('is confirmed by a mail with a cancel link', async () => {
    expect(await watch()).toMatchObject({ status: 200, json: { data: {} } });
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toMatch(/bude Zahradní hadice stát méně než 499\u00A0Kč/);
    const token = mailbox.secretOf(mail);
    await shop.call('POST', '/store/api/v1/watchers/cancel', { body: { token } });
    expect(await watchers()).toEqual([]);
  });

  it('ends with one mail once the price is lower, and nothing is stored', async () => {
    await watch();
    await mailbox.mails(1);
    for (const minor of [49_900, 59_900]) {
      await setPrice(minor);
      await notify();
    }
    expect(await mailbox.mails()).toHaveLength(1);
    await setPrice(44_900);
    await Promise.all([notify(), notify()]);
    await setPrice(39_900);
    await notify();
    const mails = await mailbox.mails(2);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatch(/teď stojí 449\s?Kč/);
    expect(mails[1]).toContain('Zobrazit zboží: http://localhost:3000/produkt/hadice\n');
    expect(mails[1]).toContain('Zrušit hlídání: http://localhost:3000/zrusit-hlidani?token=');
    expect(await watchers()).toEqual([]);
  });

  it('waits for the target', async () => {
    await watch({ target_price: 400 });
    expect((await mailbox.mails(1))[0]).toMatch(/stát 400\s?Kč nebo méně/);
    await setPrice(40_001);
    await notify();
    expect(await watchers()).toHaveLength(1);
    await setPrice(40_000);
    await notify();
    expect(await watchers()).toEqual([]);
  });

  it('of one variant waits for that one', async () => {
    await watch({ variant_id: 'v-hadice-50' });
    await mailbox.mails(1);
    await setPrice(100);
    await notify();
    expect(await watchers()).toHaveLength(1);
    await setPrice(100, { variantId: 'v-hadice-50' });
    await notify();
    expect((await mailbox.mails(2))[1]).toContain('produkt/hadice?variant_id=v-hadice-50');
  });

  it('is the price in the currency of the request', async () => {
    await watch({}, { 'x-currency': 'EUR', 'x-locale': 'sk' });
    expect((await mailbox.mails(1))[0]).toMatch(/stáť menej ako 19,99\s?€/);
    await setPrice(100);
    await notify();
    expect(await watchers()).toHaveLength(1);
    await setPrice(1_500, { currency: 'EUR' });
    await notify();
    expect((await mailbox.mails(2))[1]).toMatch(/teraz stojí 15(,00)?\s?€/);
  });

  it('is that of the shopper’s price list', async () => {
    await watch();
    await shop.db.update(watcher).set({ priceList: 'b2b', startMinor: 39_900 });
    await setPrice(1_000);
    await notify();
    expect(await watchers()).toHaveLength(1);
    await setPrice(39_000, { priceList: 'b2b' });
    await notify();
    expect(await watchers()).toEqual([]);
  });

  it('is that of a metre where goods are sold by the metre', async () => {
    const names = { slug: { cs: 'm', sk: 'm' }, title: { cs: 'M', sk: 'M' } };
    await shop.db.insert(parameter).values({ id: 'par-meters', ...names, type: 'number' });
    await shop.db.insert(productParameter).values({ productId: 'p-hadice', parameterId: 'par-meters', number: 0.5 });
    await shop.db.update(product).set({ unit: 'm' });
    await watch({ target_price: 900 });
    expect((await mailbox.mails(1))[0]).toMatch(/stát 900\s?Kč \/ m nebo méně/);
    await setPrice(45_000);
    await notify();
    expect((await mailbox.mails(2))[1]).toMatch(/teď stojí 900\s?Kč \/ m/);
  });

  it('notices a price that an import brings', async () => {
    await importShop(shop.db, [...baseShopDocuments, createProductDocument('p-nova')]);
    await watch({}, {}, 'p-nova');
    await mailbox.mails(1);
    await notify();
    expect(await watchers()).toMatchObject([{ startMinor: 49_900 }]);
    await importShop(shop.db, [createProductDocument('p-nova', { crowns: 399 })]);
    await notify();
    expect((await mailbox.mails(2))[1]).toMatch(/teď stojí 399,00\s?Kč/);
    expect(await watchers()).toEqual([]);
  });

  it('ignores what is no longer sold', async () => {
    await watch();
    await setPrice(100);
    await shop.db.update(product).set({ saleable: false });
    await notify();
    expect(await watchers()).toHaveLength(1);
  });

  it('is idempotent, independent of the stock, and takes a new target', async () => {
    await Promise.all([watch(), watch(), watch({ email: email.toUpperCase() })]);
    await shop.call('POST', '/store/api/v1/products/p-hadice/watchers', { body: { email } });
    expect(await watchers()).toHaveLength(2);
    expect(await mailbox.mails(2)).toHaveLength(2);
    await watch({ target_price: 300 });
    const stored = await watchers();
    expect(stored.map(({ kind, targetMinor }) => [kind, targetMinor]).sort()).toEqual([
      ['price', 30_000],
      ['stock', null],
    ]);
  });

  it.each([
    [{ target_price: 499 }, 'target_price', /teď stojí 499\s?Kč/],
    [{ target_price: 0 }, 'target_price', /./],
    [{ target_price: '400' }, 'target_price', /./],
    [{ kind: 'size' }, 'kind', /./],
    [{ variant_id: 'v-konev' }, 'variant_id', /./],
  ])('refuses %j', async (fields, field, title) => {
    const refusal = { status: 422, json: { errors: [{ field, title: expect.stringMatching(title) }] } };
    expect(await watch(fields)).toMatchObject(refusal);
    expect(await watchers()).toEqual([]);
  });

  it('is refused where there is no price, and limited as watching the stock is', async () => {
    expect(await watch({}, { 'x-currency': 'USD' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'kind' }] },
    });
    for (let count = 0; count < 9; count += 1) await watch();
    expect(await watch()).toMatchObject({ status: 429 });
  });

  it('by property: one mail at the first price that is low enough, none before', async () => {
    const prices = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 5 });
    const targets = fc.option(fc.integer({ min: 1, max: 49_899 }));
    await fc.assert(
      fc.asyncProperty(prices, targets, async (all, target) => {
        await shop.db.delete(watcher);
        await setPrice(49_900);
        const fields = { productId: 'p-hadice', variantId: 'v-hadice-20', email, locale: 'cs', kind: 'price' as const };
        const conditions = { currency: 'CZK', priceList: 'b2c', startMinor: 49_900, targetMinor: target };
        await shop.db
          .insert(watcher)
          .values({ id: 'w-1', ...fields, ...conditions, tokenHash: 'none', createdAt: shop.clock.now });
        const before = (await mailbox.mails()).length;
        for (const minor of all) {
          await setPrice(minor);
          await notify();
        }
        const isLow = all.some((minor) => minor <= (target ?? 49_899));
        expect((await mailbox.mails()).length - before).toBe(isLow ? 1 : 0);
      }),
      { numRuns: 15 },
    );
  });
});
