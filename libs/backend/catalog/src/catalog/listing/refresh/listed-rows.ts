import { sql, type SQL } from 'drizzle-orm';
import { product, productParameter, tag } from '../../tables';
import { categoryGroups, commonGroups } from '../../visible-to';
import { textArray } from '@vyloha/backend-kernel';
import { isAvailableSql, unavailableRank, unpromotedRank } from './available-sql';
import { listedVariantRows } from './listed-variant-rows';
import { ratingSql } from './sort-values';

/** Condition for the public rows of `listed l`. */
export const isPublicSql = sql`l.visible_to_groups = '{}'`;

/** The products of the catalogue with the groups they are restricted to, by themselves or by a category above; promoted ones have a visible tag. */
export const listedRows = (condition: SQL = sql`true`): SQL => sql`
  select p.id, p.category_id, p.brand_id, p.tag_ids,
    ${commonGroups(sql`p.visible_to_groups`, sql`above.groups`)} as visible_to_groups, p.default_variant_id, p.sold_count,
    p.saleable, p.tax_class, p.tax_classes, p.rating as stars, p.rating_count, ${ratingSql} as rating, p.created_at as added_at, known.available,
    (case when known.available then 0 else ${unavailableRank}::int end)
      + (case when known.promoted then 0 else ${unpromotedRank}::int end)
      + (${unpromotedRank - 1}::int - least(greatest(p.sold_count, 0), ${unpromotedRank - 1}::int)) as rank
  from ${product} p join ${categoryGroups} above on above.id = p.category_id
  cross join lateral (select ${isAvailableSql} as available,
    exists (select from ${tag} t where t.id = any (p.tag_ids) and t.visible_in_catalog) as promoted) known
  where p.in_catalog and ${condition}`;

/** The parameter values of `listed l` that can be filtered by; those of a variant carry its id. */
export const listedValueRows: SQL = sql`
  select pp.product_id, pp.variant_id, pp.parameter_id, pp.value_id, pp.number
  from ${productParameter} pp join listed l on l.id = pp.product_id`;

/** `listed`, `listed_variant` and `listed_value` of some products, as the CTEs that start a statement. */
export const withListed = (productIds: readonly string[]): SQL => sql`
  with listed as materialized (${listedRows(sql`p.id = any (${textArray(productIds)})`)}),
    listed_variant as materialized (${listedVariantRows}),
    listed_value as materialized (${listedValueRows})`;
