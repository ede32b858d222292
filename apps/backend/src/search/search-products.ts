import { sql } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { loadProducts } from '../catalog/product/load-products';
import type { WireProduct } from '../catalog/product/wire/product';
import { searchSource } from './search-source';

/** The best of what is found, and how much there is in all. */
export async function searchProducts(
  ctx: CatalogContext,
  query: string,
  limit: number,
): Promise<{ entities: WireProduct[]; total: number }> {
  const source = await searchSource(ctx, query);
  const { rows } = await ctx.db.execute<{ product_id: string; total: number }>(sql`
    select product_id, (count(*) over ())::int as total from (${source.rows}) found
    order by rank, product_id limit ${limit}::int`);
  const entities = await loadProducts(
    ctx,
    rows.map((row) => row.product_id),
  );
  return { entities, total: rows[0]?.total ?? 0 };
}
