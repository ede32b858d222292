import { sql } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { listPage } from '../catalog/listing/list-page';
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
  if (source === null) return { entities: [], total: 0 };
  const { currency, priceList } = ctx;
  const page = {
    source,
    groups: [],
    priceKey: { currency, priceList },
    sort: 'DefaultSort',
    page: 1,
    perPage: limit,
  } as const;
  const [ids, { rows }] = await Promise.all([
    listPage(ctx.db, page),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total from (${source}) found`),
  ]);
  return { entities: await loadProducts(ctx, ids), total: rows[0]?.total ?? 0 };
}
