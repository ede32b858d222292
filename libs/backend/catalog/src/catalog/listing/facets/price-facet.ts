import { maxPrice } from '@vyloha/contract';
import { fromMinor, toMinor } from '@vyloha/money';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { listingPrice } from '../../tables';
import { defineFacet, displayedPrice } from './facet';
import { boundsField, isOpenRange, isWithin, type NumberRange, rangeField } from './number-range';

export const priceGroup = 'price';

/** By the displayed price of the shown variant in the caller's currency and price list; counted in minor units. */
export const priceFacet = defineFacet({
  request: {
    field: 'price',
    schema: v.pipe(
      v.optional(boundsField(v.pipe(v.number(), v.minValue(-maxPrice), v.maxValue(maxPrice))), {}),
      v.transform((range): NumberRange | null => (isOpenRange(range) ? null : range)),
    ),
  },
  toGroups({ from, to }, priceKey) {
    const minorRange: NumberRange = {
      ...(from === undefined ? {} : { from: toMinor(from) }),
      ...(to === undefined ? {} : { to: toMinor(to) }),
    };
    const price = isWithin(displayedPrice(priceKey), minorRange);
    const { currency, priceList } = priceKey;
    const product = sql`e.product_id in (select lp.product_id from ${listingPrice} lp where lp.currency = ${currency}
      and lp.price_list = ${priceList} and ${price})`;
    return [{ key: priceGroup, wanted: { kind: 'price', range: minorRange }, product, price }];
  },
  counted: {
    from: 'column',
    aggregates: sql`min(price)::float8 as lowest_price, max(price)::float8 as highest_price`,
    row: sql`('price', '', 0, sum.lowest_price, sum.highest_price)`,
    toCounts({ priceRanges }, { currency, priceList, withTax }) {
      // Those without tax are not stored: few shoppers see them, and the indexes have both ends.
      const range = withTax ? priceRanges[currency]?.[priceList] : undefined;
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
