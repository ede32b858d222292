import type { CatalogContext } from '../catalog/catalog-context';
import { loadProducts } from '../catalog/product/load-products';
import type { WireProduct } from '../catalog/product/wire/product';
import type { SearchResult, Slice } from './search-result';
import { loadResultPage } from './result-page';
import { searchSource } from './search-source';

/** The best results. */
export async function searchProducts(
  ctx: CatalogContext,
  query: string,
  { skip, limit }: Slice,
): Promise<SearchResult<WireProduct>> {
  const { rows } = await searchSource(ctx, query);
  const { productIds, total } = await loadResultPage(ctx.db, rows, skip, limit);
  return { entities: await loadProducts(ctx, productIds), total };
}
