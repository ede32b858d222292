import { metresParameterId } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import { productParameter, variant } from '../../tables';
import { isVariantAvailableSql, isVariantInStockSql } from './available-sql';

/** Metres in one quantity step of variant `v` of `listed l`, as the storefront reads it; 1 if sold by the piece. */
export const unitsPerStepSql: SQL = sql`coalesce((select pp.number from ${productParameter} pp
  where pp.product_id = l.id and pp.parameter_id = ${metresParameterId} and pp.number > 0
  order by (pp.variant_id = v.id) desc, pp.number limit 1), 1)`;

/**
 * The order in which a listing shows the variants of a product: the default one unless it is sold out, those in stock,
 * those made to order, and the sold out ones, the default one first. `activeVariant` of the storefront's catalog is the
 * same rule for pages that no listing leads to.
 */
const placeSql: SQL = sql`row_number() over (partition by l.id order by case
    when v.id = l.default_variant_id and known.available then 0
    when known.in_stock then 1
    when known.available then 2
    when v.id = l.default_variant_id then 3
    else 4 end, v.position, v.id)`;

/** The variants of `listed` products with their place, from 0. */
export const listedVariantRows: SQL = sql`
  select l.id as product_id, v.id as variant_id, (${placeSql} - 1)::int as place,
    (count(*) over (partition by l.id))::int as variants, l.saleable and known.available as available,
    l.tax_class, l.tax_classes, ${unitsPerStepSql} as units_per_step
  from listed l join ${variant} v on v.product_id = l.id
  cross join lateral (select ${isVariantAvailableSql} as available, ${isVariantInStockSql} as in_stock) known`;
