import { toMinor } from '@vyloha/money';
import { sql, type SQL } from 'drizzle-orm';
import { listingPrice, product, productParameter } from '../../database/schema';
import { textArray } from '../text-array';
import { brandGroup, parameterGroupPrefix, tagGroup } from './facet-key';
import type { ListingFilters, NumberRange } from './listing-request';

/** Which prices apply: the caller's currency and a price list that exists in the shop. */
export interface PriceKey {
  currency: string;
  priceList: string;
}

/** Filters counted together: a value of a group is counted under the filters of all other groups. */
export interface FilterGroup {
  key: string;
  /** SQL condition on a listing row `e` (product_id, available). */
  condition: SQL;
}

function isWithin(value: SQL, { from, to }: NumberRange): SQL {
  const bounds = [
    ...(from === undefined ? [] : [sql`${value} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${value} <= ${to}`]),
  ];
  return sql.join(bounds, sql` and `);
}

function parameterGroup([parameterId, selection]: [string, readonly string[] | NumberRange]): FilterGroup {
  const matchesSelection =
    'length' in selection ? sql`pp.value_id = any (${textArray(selection)})` : isWithin(sql`pp.number`, selection);
  return {
    key: `${parameterGroupPrefix}${parameterId}`,
    condition: sql`exists (select from ${productParameter} pp
      where pp.product_id = e.product_id and pp.parameter_id = ${parameterId} and ${matchesSelection})`,
  };
}

function toProductCondition(condition: SQL): SQL {
  return sql`exists (select from ${product} p where p.id = e.product_id and ${condition})`;
}

function priceGroup({ from, to }: NumberRange, { currency, priceList }: PriceKey): FilterGroup {
  const minorRange: NumberRange = {
    ...(from === undefined ? {} : { from: toMinor(from) }),
    ...(to === undefined ? {} : { to: toMinor(to) }),
  };
  return {
    key: 'price',
    condition: sql`exists (select from ${listingPrice} lp where lp.currency = ${currency}
      and lp.price_list = ${priceList} and lp.product_id = e.product_id and ${isWithin(sql`lp.price_minor`, minorRange)})`,
  };
}

/** The filters that are set, each as a separate condition. */
export function toFilterGroups(filters: ListingFilters, priceKey: PriceKey): FilterGroup[] {
  const { parameters, price, availableOnly, tags, brands } = filters;
  return [
    ...Object.entries(parameters).map(parameterGroup),
    ...(price === null ? [] : [priceGroup(price, priceKey)]),
    ...(availableOnly ? [{ key: 'available', condition: sql`e.available` }] : []),
    ...(tags.length === 0
      ? []
      : [{ key: tagGroup, condition: toProductCondition(sql`p.tag_ids && ${textArray(tags)}`) }]),
    ...(brands.length === 0
      ? []
      : [{ key: brandGroup, condition: toProductCondition(sql`p.brand_id = any (${textArray(brands)})`) }]),
  ];
}
