import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';

interface ResultPage {
  productIds: string[];
  /** Of all pages together. */
  total: number;
}

/** One page of results and the total, in one statement: the search itself is the expensive part. */
export async function loadResultPage(db: Queryable, found: SQL, skip: number, limit: number): Promise<ResultPage> {
  const { rows } = await db.execute<{ product_id: string | null; total: number }>(sql`
    with found as materialized (${found}),
      page as (select product_id, rank from found order by rank, product_id limit ${limit}::int offset ${skip}::int)
    select page.product_id, counted.total from (select count(*)::int as total from found) counted
    left join page on true order by page.rank, page.product_id`);
  const productIds = rows.flatMap(({ product_id: id }) => (id === null ? [] : [id]));
  return { productIds, total: rows[0]?.total ?? 0 };
}
