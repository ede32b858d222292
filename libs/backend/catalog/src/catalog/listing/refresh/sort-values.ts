import { sql, type SQL } from 'drizzle-orm';
import { unavailableRank, unpromotedRank } from './available-sql';

/** As many reviews as a product has, so many more of the usual rating are imagined: one praise is no proof. */
const imaginedReviews = { count: 5, percent: 70 };

/** Rating of product `p` for sorting: hundredths of a percent of the stars, drawn to the usual rating by few reviews. */
export const ratingSql: SQL = sql`(case when p.rating_count > 0 and p.rating is not null then
  (100 * (p.rating * p.rating_count + ${imaginedReviews.percent * imaginedReviews.count}::int)
    / (p.rating_count + ${imaginedReviews.count}::int))::int else 0 end)`;

/**
 * Order by discount: the highest percent first; equal ones, and all that have none, by availability, promotion and the
 * order of magnitude of their sales. Finer sales would rewrite the prices of a product with every order.
 * @param percent the discount of a variant of `listed l`
 */
export const discountRankSql = (percent: SQL): SQL => sql`((100 - ${percent}) * 256
  + (case when l.rank & ${unavailableRank}::int = 0 then 0 else 128 end)
  + (case when l.rank & ${unpromotedRank}::int = 0 then 0 else 64 end)
  + 63 - floor(log(2, greatest(l.sold_count, 0) + 1))::int)`;
