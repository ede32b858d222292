import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { defineFacet, hasFact, optionalIds } from './facet';

const groupKey = 'ratings';
/** Stars from which on products can be filtered, as values of the request. */
const offeredStars = ['4', '3', '2'];
const percentPerStar = 20;

const thresholds = sql.join(
  offeredStars.map((stars) => sql`(${stars}::text, ${Number(stars) * percentPerStar}::int)`),
  sql`, `,
);

/** By the average rating of products that have reviews. */
export const ratingFacet = defineFacet({
  request: { field: 'ratings', schema: optionalIds },
  toGroups(stars) {
    const { wanted, product } = hasFact(groupKey, stars);
    return [{ key: groupKey, wanted, product }];
  },
  counted: {
    from: 'facts',
    rows: sql`
    select rated.id, '', ${groupKey}, threshold.stars, null, null
    from listed rated join (values ${thresholds}) as threshold (stars, percent)
      on rated.rating_count > 0 and rated.stars >= threshold.percent`,
  },
  response: {
    field: 'ratings',
    schema: v.array(v.object({ stars: v.number(), count: v.number() })),
    describe: async (_ctx, { values }) => {
      const counts = values[groupKey] ?? {};
      return offeredStars.flatMap((stars) => {
        const count = counts[stars];
        return count === undefined ? [] : [{ stars: Number(stars), count }];
      });
    },
  },
});
