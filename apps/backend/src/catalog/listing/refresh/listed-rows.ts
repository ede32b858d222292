import { metresParameterId } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import { product, productParameter, tag } from '../../../database/schema';
import { textArray } from '../../text-array';
import { isAvailableSql, unavailableRank, unpromotedRank } from './available-sql';

/** Metres in one quantity step of the default variant of `product p`; 1 for products sold by the piece. */
const unitsPerStepSql: SQL = sql`coalesce((select pp.number from ${productParameter} pp
  where pp.product_id = p.id and pp.parameter_id = ${metresParameterId}
    and pp.variant_id in ('', p.default_variant_id) and pp.number > 0
  order by pp.variant_id desc limit 1), 1)`;

/** Condition for the public rows of `listed l`. */
export const isPublicSql = sql`l.visible_to_groups = '{}'`;

/** The products of the catalogue with the groups they are restricted to; promoted ones have a visible tag. */
export const listedRows = (condition: SQL = sql`true`): SQL => sql`
  select p.id, p.category_id, p.brand_id, p.tag_ids, p.visible_to_groups, p.default_variant_id, p.sold_count,
    known.available, ${unitsPerStepSql} as units_per_step,
    (case when known.available then 0 else ${unavailableRank}::int end)
      + (case when known.promoted then 0 else ${unpromotedRank}::int end)
      + (${unpromotedRank - 1}::int - least(greatest(p.sold_count, 0), ${unpromotedRank - 1}::int)) as rank
  from ${product} p
  cross join lateral (select ${isAvailableSql} as available,
    exists (select from ${tag} t where t.id = any (p.tag_ids) and t.visible_in_catalog) as promoted) known
  where p.in_catalog and ${condition}`;

/** The parameter values of `listed l` that can be filtered by. */
export const listedValueRows: SQL = sql`
  select distinct pp.product_id, pp.parameter_id, pp.value_id, pp.number
  from ${productParameter} pp join listed l on l.id = pp.product_id`;

/** `listed` and `listed_value` of some products, as the CTEs that start a statement. */
export const withListed = (productIds: readonly string[]): SQL => sql`
  with listed as materialized (${listedRows(sql`p.id = any (${textArray(productIds)})`)}),
    listed_value as materialized (${listedValueRows})`;
