import { afterAll, beforeAll, expect, it } from 'vitest';
import { coupon } from '@vyloha/backend-cart/tables';
import { openTestDatabase } from '../../testing/template-database';
import { ImportError } from '@vyloha/backend-kernel';
import { importShop } from '@vyloha/backend-import/testing';
import { baseShopDocuments } from '../testing/documents';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const run = (documents: readonly unknown[]) =>
  importShop(opened.db, [...baseShopDocuments, ...documents], { now: new Date('2026-05-01T08:00:00Z') });
const name = { cs: 'Sleva', sk: 'Zľava' };
const document = { type: 'coupon', id: 'k-jaro', code: 'Jaro10', name };

it('writes coupons, and a later document replaces an earlier one', async () => {
  await run([{ ...document, percent: 10, validTo: '2026-06-01T00:00:00Z', maxUses: 5 }]);
  await run([
    { ...document, amounts: { CZK: 99.9 }, minimums: { CZK: 500 }, groups: ['business'], oncePerCustomer: true },
  ]);
  expect(await opened.db.select().from(coupon)).toEqual([
    {
      id: 'k-jaro',
      code: 'Jaro10',
      name,
      percent: null,
      amounts: { CZK: 9_990 },
      minimums: { CZK: 50_000 },
      freeShipping: false,
      validFrom: null,
      validTo: null,
      groups: ['business'],
      oncePerCustomer: true,
      maxUses: null,
    },
  ]);
});

it('refuses one code for two coupons, and unknown currencies', async () => {
  const documents = [
    { ...document, percent: 10 },
    { ...document, id: 'k-druhy', code: 'JARO10', amounts: { GBP: 5 } },
  ];
  const failure = await run(documents).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ImportError);
  expect(failure).toMatchObject({
    problems: [
      expect.stringContaining("amounts or minimums: there is no currency 'GBP' before this document"),
      expect.stringContaining("coupon code 'JARO10' occurs twice"),
    ],
  });
});
