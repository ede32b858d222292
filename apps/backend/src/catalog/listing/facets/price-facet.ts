import { maxPrice } from '@vyloha/contract';
import { fromMinor, toMinor } from '@vyloha/money';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { listingPrice } from '../../../database/schema';
import { defineFacet } from './facet';
import { boundsField, isOpenRange, isWithin, type NumberRange, rangeField } from './number-range';

export const priceGroup = 'price';

/** By the displayed price in the caller's currency and price list; counted in minor units. */
export const priceFacet = defineFacet({
  request: {
    field: 'price',
    schema: v.pipe(
      v.optional(boundsField(v.pipe(v.number(), v.minValue(-maxPrice), v.maxValue(maxPrice))), {}),
      v.transform((range): NumberRange | null => (isOpenRange(range) ? null : range)),
    ),
  },
  toGroups({ from, to }, { currency, priceList }) {
    const minorRange: NumberRange = {
      ...(from === undefined ? {} : { from: toMinor(from) }),
      ...(to === undefined ? {} : { to: toMinor(to) }),
    };
    return [
      {
        key: priceGroup,
        condition: sql`exists (select from ${listingPrice} lp where lp.currency = ${currency}
      and lp.price_list = ${priceList} and lp.product_id = e.product_id and ${isWithin(sql`lp.price_minor`, minorRange)})`,
      },
    ];
  },
  counted: {
    from: 'column',
    column: sql`lp.price_minor`,
    join: ({ currency, priceList }) => sql`
    left join ${listingPrice} lp on lp.product_id = m.product_id and lp.currency = ${currency}
      and lp.price_list = ${priceList}`,
    aggregates: sql`min(price_minor) filter (where failed <@ array['price'])::float8 as lowest_price,
      max(price_minor) filter (where failed <@ array['price'])::float8 as highest_price`,
    row: sql`('price', '', 0, sum.lowest_price, sum.highest_price)`,
    toCounts({ priceRanges }, { currency, priceList }) {
      const range = priceRanges[currency]?.[priceList];
      return { values: {}, ranges: range === undefined ? {} : { [priceGroup]: range } };
    },
  },
  response: {
    field: 'priceRange',
    schema: rangeField,
    async describe(_ctx, { ranges }) {
      const range = ranges[priceGroup];
      return range === undefined ? null : { from: fromMinor(range.from), to: fromMinor(range.to) };
    },
  },
});
