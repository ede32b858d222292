import { metresParameterId } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { product, productParameter, tag } from '../../../database/schema';
import { isAvailableSql, unavailableRank, unpromotedRank } from './available-sql';

/** Metres of one counted step of the default variant of `product p`; 1 for goods sold by the piece. */
const unitsPerStepSql: SQL = sql`coalesce((select pp.number from ${productParameter} pp
  where pp.product_id = p.id and pp.parameter_id = ${metresParameterId}
    and pp.variant_id in ('', p.default_variant_id) and pp.number > 0
  order by pp.variant_id desc limit 1), 1)`;

/** Rows of `listed l` that everybody may find. */
export const isOpen = sql`l.visible_to_groups = '{}'`;

/**
 * Temporary tables for one refresh: `listed`, the products of the catalogue with the groups that alone may see them, and
 * `listed_value`, what filters can ask of them. A promoted product carries a tag that the catalogue shows.
 */
export async function collectListed(db: Transaction): Promise<void> {
  await db.execute(sql`
    create temporary table listed on commit drop as
    select p.id, p.category_id, p.brand_id, p.tag_ids, p.visible_to_groups, p.default_variant_id, p.sold_count,
      known.available, ${unitsPerStepSql} as units_per_step,
      (case when known.available then 0 else ${unavailableRank}::int end)
        + (case when known.promoted then 0 else ${unpromotedRank}::int end)
        + (${unpromotedRank - 1}::int - least(greatest(p.sold_count, 0), ${unpromotedRank - 1}::int)) as rank
    from ${product} p
    cross join lateral (select ${isAvailableSql} as available,
      exists (select from ${tag} t where t.id = any (p.tag_ids) and t.visible_in_catalog) as promoted) known
    where p.in_catalog`);
  await db.execute(sql`
    create temporary table listed_value on commit drop as
    select distinct pp.product_id, pp.parameter_id, pp.value_id, pp.number
    from ${productParameter} pp join listed l on l.id = pp.product_id`);
  await db.execute(sql`create index on listed_value (parameter_id, value_id)`);
  await db.execute(sql`analyze listed`);
  await db.execute(sql`analyze listed_value`);
}
