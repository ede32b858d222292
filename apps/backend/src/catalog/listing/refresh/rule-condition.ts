import { toMinor } from '@vyloha/money';
import { sql, type SQL } from 'drizzle-orm';
import { category, price } from '../../../database/schema';
import type { VirtualCategoryRule } from '../../../database/schema/catalog';
import { textArray } from '../../text-array';
import { basicPriceList } from '../../pricing/load-variant-prices';
import { perUnit } from './per-unit';

function categoriesCondition(ids: readonly string[]): SQL {
  return sql`l.category_id in (select c.id from ${category} c
    where c.id = any (${textArray(ids)}) or c.ancestor_ids && ${textArray(ids)})`;
}

function priceCondition({ from, to, currencyCode }: NonNullable<VirtualCategoryRule['priceRange']>): SQL {
  return sql`exists (select from ${price} pr
    where pr.variant_id = l.default_variant_id and pr.currency = ${currencyCode} and pr.price_list = ${basicPriceList}
      and ${perUnit(sql`pr.unit_minor`)} between ${toMinor(from)}::int and ${toMinor(to)}::int)`;
}

/** Which rows of `listed l` a virtual category shows: all parts of its rule hold; an empty rule shows nothing. */
export function ruleCondition(rule: VirtualCategoryRule): SQL {
  const parts: SQL[] = [];
  if (rule.tags?.length) parts.push(sql`l.tag_ids && ${textArray(rule.tags)}`);
  if (rule.categories?.length) parts.push(categoriesCondition(rule.categories));
  if (rule.brands?.length) parts.push(sql`l.brand_id = any (${textArray(rule.brands)})`);
  for (const { entityId, values } of rule.parameters ?? []) {
    parts.push(sql`l.id in (select lv.product_id from listed_value lv
      where lv.parameter_id = ${entityId} and lv.value_id = any (${textArray(values)}))`);
  }
  if (rule.priceRange) parts.push(priceCondition(rule.priceRange));
  return parts.length === 0 ? sql`false` : sql.join(parts, sql` and `);
}
