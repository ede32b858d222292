import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { listingEntry, listingScope, product, searchEntry, variant } from '../../database/schema';
import { isAvailableSql, unavailableRank } from './refresh/available-sql';
import { lockListings } from './refresh/lock-listings';
import { scopePrefixes } from './scope-id';

/** Products of the variants whose listings say something else than their stock. */
function misplacedProducts(variantIds: readonly string[]): SQL {
  return sql`
    select p.id, ${isAvailableSql} as available
    from ${product} p
    join ${listingEntry} e on e.scope_id = ${scopePrefixes.category} || p.category_id and e.product_id = p.id
    where p.id in (select ${variant.productId} from ${variant} where ${inArray(variant.id, [...variantIds])})
      and e.available <> ${isAvailableSql}`;
}

const movedTo = sql`available = current.available,
        rank = e.rank + case when current.available then ${-unavailableRank}::int else ${unavailableRank}::int end`;

function moveProducts(misplaced: SQL): SQL {
  return sql`
    with current as (${misplaced}), searched as (
      update ${searchEntry} e set ${movedTo}
      from current where e.product_id = current.id and e.available <> current.available
    ), moved as (
      update ${listingEntry} e set ${movedTo}
      from current cross join ${listingScope} place
      where e.scope_id = place.scope_id and e.product_id = current.id and e.available <> current.available
      returning e.scope_id, e.available
    ), change as (
      select scope_id, sum(case when available then 1 else -1 end)::int as difference from moved group by scope_id
    )
    update ${listingScope} s set available_count = s.available_count + change.difference
    from change where change.scope_id = s.scope_id`;
}

/**
 * Moves the products of these variants to where their stock puts them in every listing. Call it after stock changed,
 * when the transaction that changed it is over, so that nobody's order waits for the listings.
 */
export async function refreshAvailability(db: Database, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  const misplaced = misplacedProducts(variantIds);
  const { rows } = await db.execute(misplaced);
  if (rows.length === 0) return;
  await db.transaction(async (transaction) => {
    await lockListings(transaction);
    await transaction.execute(moveProducts(misplaced));
  });
}
