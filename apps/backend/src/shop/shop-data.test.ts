import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '@vyloha/backend-kernel';
import { currency, holiday, setting, shipper, shipperPrice } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { oneTestDatabase } from '../testing/test-databases';
import { loadShopData } from '@vyloha/backend-shop';

describe.each(oneTestDatabase(import.meta.url))('data that all shoppers share on $name', ({ open }) => {
  let database: OpenDatabase;
  let shop: TestShop;
  let db: Database;

  beforeAll(async () => {
    database = await open();
    shop = await createTestShop({ database });
    ({ db } = database);
  }, 60_000);
  afterAll(() => shop.close());

  const creditFor = async (amount: number) => {
    await db.delete(setting).where(eq(setting.name, 'creditFor'));
    await db.insert(setting).values({ name: 'creditFor', value: { CZK: amount } });
  };
  /** In minor units. */
  const creditOf = async (queryable: Parameters<typeof loadShopData>[0]) =>
    (await loadShopData(queryable)).settings.creditFor['CZK'];

  it('are read once for a version', async () => {
    expect(await loadShopData(db)).toBe(await loadShopData(database.upkeep));
  });

  it('are read anew after any of their tables changed', async () => {
    await creditFor(100);
    expect(await creditOf(db)).toBe(10_000);
    await db.insert(holiday).values({ day: '2031-07-05', name: { cs: 'Svátek', sk: 'Sviatok' } });
    expect((await loadShopData(db)).closedDays.has('2031-07-05')).toBe(true);
    await db.delete(holiday).where(eq(holiday.day, '2031-07-05'));
    expect((await loadShopData(db)).closedDays.has('2031-07-05')).toBe(false);
    await db.update(currency).set({ symbol: 'korun' }).where(eq(currency.code, 'CZK'));
    expect((await loadShopData(db)).settings.currencies['CZK']).toMatchObject({ symbol: 'korun' });
    const [row] = (await loadShopData(db)).shippersIn('CZK');
    if (row === undefined) throw new Error('The test shop has no shipper');
    await db.update(shipperPrice).set({ priceMinor: 12_345 }).where(eq(shipperPrice.shipperId, row.id));
    await db.update(shipper).set({ code: 'renamed' }).where(eq(shipper.id, row.id));
    const found = (await loadShopData(db)).shippersIn('CZK').find(({ id }) => id === row.id);
    expect(found).toMatchObject({ priceMinor: 12_345, code: 'renamed' });
  });

  it('are those of the transaction within one, and of nobody else before it ends', async () => {
    await creditFor(200);
    await db
      .transaction(async (tx) => {
        await tx
          .update(setting)
          .set({ value: { CZK: 300 } })
          .where(eq(setting.name, 'creditFor'));
        expect(await creditOf(tx)).toBe(30_000);
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(await creditOf(db)).toBe(20_000);
  });
});
