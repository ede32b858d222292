import type { CatalogContext } from '../catalog/catalog-context';
import { loadProducts } from '../catalog/product/load-products';
import type { WireProduct } from '../catalog/product/wire/product';
import type { Found, Slice } from './found';
import { foundPage } from './found-page';
import { searchSource } from './search-source';

/** The best of what is found. */
export async function searchProducts(
  ctx: CatalogContext,
  query: string,
  { skip, limit }: Slice,
): Promise<Found<WireProduct>> {
  const { rows } = await searchSource(ctx, query);
  const { productIds, total } = await foundPage(ctx.db, rows, skip, limit);
  return { entities: await loadProducts(ctx, productIds), total };
}
