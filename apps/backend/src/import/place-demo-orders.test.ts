import { demoDocuments, demoOrders, demoQuotes } from '@vyloha/demo-shop';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { claimPhoto, outboxMail, quote, shopDocument, shopOrder, warrantyClaim, withdrawal } from '../database/schema';
import { testDatabases } from '../testing/test-databases';
import { importShop } from './import-shop';
import { quoteStateAt } from '../quotes/quote-states';
import { placeDemoOrders } from './place-demo-orders';
import { requestDemoQuotes } from './request-demo-quotes';

const today = new Date('2026-11-21T09:00:00Z');
const [embedded] = testDatabases();

it('gives customers of the demo shop orders with documents, and the company quotes', { timeout: 120_000 }, async () => {
  if (embedded === undefined) throw new Error('no database');
  const { db, close } = await embedded.open();
  try {
    await importShop(db, () => demoDocuments({ products: 0, today }), { now: today, log: () => {} });
    await placeDemoOrders({ db, upkeep: db }, demoOrders(today));
    await requestDemoQuotes({ db, upkeep: db }, demoQuotes(today));
    const rows = await db
      .select({ email: shopOrder.email, status: shopOrder.status, kind: shopDocument.kind })
      .from(shopOrder)
      .leftJoin(shopDocument, eq(shopDocument.orderId, shopOrder.id))
      .orderBy(asc(shopOrder.code), asc(shopDocument.number));
    expect(rows.map(({ email, status, kind }) => `${email.split('@')[0]} ${status} ${kind}`)).toEqual([
      ...['firma shipped invoice', 'firma shipped deliveryNote'],
      ...['zakaznik shipped invoice', 'zakaznik shipped creditNote', 'zakaznik shipped deliveryNote'],
      ...['firma cancelled invoice', 'firma cancelled creditNote'],
      ...['zakaznik shipped invoice', 'zakaznik shipped creditNote', 'zakaznik shipped deliveryNote'],
      ...['nakupci shipped invoice', 'nakupci shipped deliveryNote'],
      ...['firma shipped invoice', 'firma shipped deliveryNote'],
      ...['nakupci new null', 'zakaznik new null'],
    ]);
    const orders = await db.select({ createdAt: shopOrder.createdAt }).from(shopOrder);
    expect(orders.every(({ createdAt }) => createdAt < today)).toBe(true);
    const quotes = await db.select().from(quote).orderBy(asc(quote.code));
    expect(quotes.map((row) => quoteStateAt(row, today))).toEqual(['expired', 'answered', 'sent']);
    const claims = await db.select({ state: warrantyClaim.state }).from(warrantyClaim).orderBy(warrantyClaim.code);
    expect(claims.map(({ state }) => state)).toEqual(['rejected', 'settled', 'accepted', 'assessing']);
    expect(await db.$count(claimPhoto)).toBe(2);
    expect(await db.select().from(withdrawal)).toMatchObject([{ state: 'accepted' }]);
    expect(await db.select().from(outboxMail)).toEqual([]);
  } finally {
    await close();
  }
});
