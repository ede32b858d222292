import { and, asc, eq, inArray } from 'drizzle-orm';
import { type CartLine, isByQuote } from '@vyloha/backend-cart';
import { HttpError, type Transaction } from '@vyloha/backend-kernel';
import type { PlacingStep } from '@vyloha/backend-orders';
import { quote } from './tables';

/** @throws HttpError 409 when a quote whose prices the shopper saw makes none any more */
function requireQuotes(lines: readonly CartLine[], seenCodes: readonly string[]): void {
  const applied = new Set(lines.filter(isByQuote).map(({ quote: used }) => used?.code));
  const lost = [...new Set(seenCodes)].filter((code) => !applied.has(code));
  if (lost.length === 0) return;
  throw new HttpError(
    409,
    lost.map((code) => ({ key: 'quoteChanged' as const, values: { code }, code: 'quote_changed' })),
  );
}

/**
 * Locks the quotes that make prices of an order until commit: each is used once.
 * @returns their ids
 * @throws HttpError 409 when another order has used one meanwhile, which changes the price of these lines
 */
async function lockQuotes(tx: Transaction, lines: readonly CartLine[]): Promise<string[]> {
  const ids = [...new Set(lines.flatMap((line) => (isByQuote(line) && line.quote !== null ? line.quote.id : [])))];
  if (ids.length === 0) return [];
  // In one order, as other orders lock theirs.
  const rows = await tx.select().from(quote).where(inArray(quote.id, ids)).orderBy(asc(quote.id)).for('update');
  const used = rows.filter(({ state }) => state !== 'answered');
  if (used.length > 0)
    throw new HttpError(
      409,
      used.map(({ code }) => ({ key: 'quoteChanged' as const, values: { code }, code: 'quote_changed' })),
    );
  return ids;
}

/** Marks locked quotes as used by an order, which is in the database already. */
async function markOrdered(tx: Transaction, ids: readonly string[], orderId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(quote)
    .set({ state: 'ordered', orderId })
    .where(and(inArray(quote.id, [...ids]), eq(quote.state, 'answered')));
}

/** Prices of quotes: each is used once. */
export const quotedPrices: PlacingStep = {
  name: 'quoted prices',
  check: ({ priced, input }) => requireQuotes(priced.lines, input.quotes),
  take: async ({ tx, priced }, { parts }) => {
    const ids = await lockQuotes(tx, priced.lines);
    return { afterPlaced: () => markOrdered(tx, ids, parts.id) };
  },
};
