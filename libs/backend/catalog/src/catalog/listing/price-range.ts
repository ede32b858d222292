import { sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { listingEntry, listingPrice, type listingScope } from '../tables';
import { displayedPrice, type PriceKey } from './facets/facet';
import { minIndexScanTotal } from './refresh/recompute-ranges';

type Scope = Pick<typeof listingScope.$inferSelect, 'scopeId' | 'total'>;

interface Ends extends Record<string, unknown> {
  from: number | null;
  to: number | null;
}

/** The lowest and highest displayed price of an unfiltered listing, in minor units; null without any price. */
export async function findPriceRange(
  db: Queryable,
  { scopeId, total }: Scope,
  priceKey: PriceKey,
): Promise<{ from: number; to: number } | null> {
  const price = displayedPrice(priceKey);
  const priced = sql`from ${listingEntry} e join ${listingPrice} lp on lp.product_id = e.product_id and lp.place = 0
    and lp.currency = ${priceKey.currency} and lp.price_list = ${priceKey.priceList}
    where e.scope_id = ${scopeId} and ${price} is not null`;
  const { rows } = await db.execute<Ends>(
    total < minIndexScanTotal
      ? sql`select min(${price}) as from, max(${price}) as to ${priced}`
      : sql`select (select ${price} ${priced} order by ${price} limit 1) as from,
          (select ${price} ${priced} order by ${price} desc nulls last limit 1) as to`,
  );
  const { from, to } = rows[0] ?? { from: null, to: null };
  return from === null || to === null ? null : { from, to };
}
