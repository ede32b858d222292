import { metresParameterId } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import { product, productParameter, tag } from '../../../database/schema';
import { textArray } from '../../text-array';
import { isAvailableSql, unavailableRank, unpromotedRank } from './available-sql';

/** Metres of one counted step of the default variant of `product p`; 1 for goods sold by the piece. */
const unitsPerStepSql: SQL = sql`coalesce((select pp.number from ${productParameter} pp
  where pp.product_id = p.id and pp.parameter_id = ${metresParameterId}
    and pp.variant_id in ('', p.default_variant_id) and pp.number > 0
  order by pp.variant_id desc limit 1), 1)`;

/** Rows of `listed l` that everybody may find. */
export const isOpen = sql`l.visible_to_groups = '{}'`;

/** The products of the catalogue with the groups that alone may see them; one that is promoted carries a shown tag. */
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

/** What filters can ask of `listed l`. */
export const listedValueRows: SQL = sql`
  select distinct pp.product_id, pp.parameter_id, pp.value_id, pp.number
  from ${productParameter} pp join listed l on l.id = pp.product_id`;

/** `listed` and `listed_value` of some products, as the beginning of one statement. */
export const withListed = (productIds: readonly string[]): SQL => sql`
  with listed as materialized (${listedRows(sql`p.id = any (${textArray(productIds)})`)}),
    listed_value as materialized (${listedValueRows})`;
