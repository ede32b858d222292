import type { CatalogContext } from '../catalog/catalog-context';
import { loadProducts } from '../catalog/product/load-products';
import type { WireProduct } from '../catalog/product/wire/product';
import { foundPage } from './found-page';
import { searchSource } from './search-source';

/** The best of what is found, and how much there is in all. */
export async function searchProducts(
  ctx: CatalogContext,
  query: string,
  limit: number,
): Promise<{ entities: WireProduct[]; total: number }> {
  const { rows } = await searchSource(ctx, query);
  const { productIds, total } = await foundPage(ctx.db, rows, 0, limit);
  return { entities: await loadProducts(ctx, productIds), total };
}
