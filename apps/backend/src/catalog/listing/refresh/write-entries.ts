import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { category, currency, listingEntry, listingPrice, price, virtualCategory } from '../../../database/schema';
import { basicPriceList } from '../../pricing/load-variant-prices';
import { scopePrefixes, shopScopeId } from '../scope-id';
import { isOpen } from './collect-listed';
import { perUnit } from './per-unit';
import { ruleCondition } from './rule-condition';

/**
 * Every product once in the whole shop, in its category and each of that one's ancestors, and in its brand. Goods of some
 * groups stand only in those of these categories whose visitors may all see them.
 */
async function writeTreeEntries(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into ${listingEntry} (scope_id, product_id, available, sold_count, rank)
    select place.scope_id, l.id, l.available, l.sold_count, l.rank
    from listed l join ${category} c on c.id = l.category_id
    cross join lateral (
      select ${shopScopeId}::text as scope_id where ${isOpen}
      union all select ${scopePrefixes.category} || id from unnest(c.ancestor_ids || c.id) as id where ${isOpen}
      union all select ${scopePrefixes.brand} || l.brand_id where l.brand_id is not null and ${isOpen}
      union all select ${scopePrefixes.category} || k.id from ${category} k
        where not ${isOpen} and k.id = any (c.ancestor_ids || c.id)
          and k.visible_to_groups <> '{}' and k.visible_to_groups <@ l.visible_to_groups
    ) place
    order by place.scope_id, l.rank`);
}

async function writeVirtualEntries(db: Transaction): Promise<void> {
  const virtualCategories = await db
    .select({ id: virtualCategory.id, rule: virtualCategory.rule })
    .from(virtualCategory);
  for (const { id, rule } of virtualCategories) {
    await db.execute(sql`
      insert into ${listingEntry} (scope_id, product_id, available, sold_count, rank)
      select ${scopePrefixes.virtualCategory + id}, l.id, l.available, l.sold_count, l.rank
      from listed l where ${isOpen} and ${ruleCondition(rule)}`);
  }
}

/** The price of each product's default variant, per unit as pages show it, in every currency and list of the shop. */
async function writePrices(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into ${listingPrice} (currency, price_list, product_id, price_minor)
    select combination.currency, combination.price_list, l.id,
      ${perUnit(sql`coalesce(own.unit_minor, basic.unit_minor)`)}
    from listed l
    cross join (
      select distinct currency, price_list from ${price}
      union select code, ${basicPriceList}::text from ${currency}
      union select distinct currency, ${basicPriceList}::text from ${price}
    ) combination
    left join ${price} own on own.variant_id = l.default_variant_id
      and own.currency = combination.currency and own.price_list = combination.price_list
    left join ${price} basic on basic.variant_id = l.default_variant_id
      and basic.currency = combination.currency and basic.price_list = ${basicPriceList}
    order by 1, 2, 4`);
}

export async function writeListingEntries(db: Transaction): Promise<void> {
  await db.delete(listingEntry);
  await db.delete(listingPrice);
  await writeTreeEntries(db);
  await writeVirtualEntries(db);
  await writePrices(db);
  await db.execute(sql`analyze ${listingEntry}`);
  await db.execute(sql`analyze ${listingPrice}`);
}
