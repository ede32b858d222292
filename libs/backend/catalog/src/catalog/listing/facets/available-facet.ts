import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { defineFacet } from './facet';

const groupKey = 'available';
/** The only value that is counted. */
const value = 'true';

export const availableCounts = (count: number) => ({ [groupKey]: { [value]: count } });

/** Only products that can be bought now. */
export const availableFacet = defineFacet({
  request: {
    field: 'availability',
    schema: v.pipe(
      v.optional(v.boolean(), false),
      v.transform((isSelected) => isSelected || null),
    ),
  },
  toGroups: () => [
    { key: groupKey, wanted: { kind: 'available' }, product: sql`e.available`, variant: sql`v.available` },
  ],
  counted: {
    from: 'column',
    // The first variant can be bought whenever one of them can.
    aggregates: sql`count(*) filter (where available and is_in_price)::int as available`,
    row: sql`('available', 'true', sum.available, null, null)`,
    toCounts: ({ availableCount }) => ({ values: availableCounts(availableCount), ranges: {} }),
  },
  response: {
    field: 'availableCount',
    schema: v.number(),
    describe: async (_ctx, { values }) => values[groupKey]?.[value] ?? 0,
  },
});
