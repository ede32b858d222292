import { inArray } from 'drizzle-orm';
import type { PartlyTranslated } from '@vyloha/contract';
import type { CatalogContext } from '../catalog/catalog-context';
import { groupBy } from '../catalog/group-by';
import { loadVariantPrices } from '../catalog/pricing/load-variant-prices';
import { loadParameterRows } from '../catalog/product/rows/load-parameter-rows';
import { loadProductRows } from '../catalog/product/rows/load-product-rows';
import { loadVariantRows } from '../catalog/product/rows/load-variant-rows';
import { category } from '../database/schema';
import type { LineProduct } from './cart-line';

async function loadCategoryTitles(
  { db }: Pick<CatalogContext, 'db'>,
  ids: readonly string[],
): Promise<Map<string, PartlyTranslated>> {
  const rows = await db
    .select({ id: category.id, title: category.title })
    .from(category)
    .where(inArray(category.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Products by variant id, in a constant number of statements; removed ones are not in the map. */
export async function loadLineProducts(
  ctx: CatalogContext,
  variantIds: readonly string[],
): Promise<Map<string, LineProduct>> {
  const variants = await loadVariantRows(ctx, { productIds: [], variantIds });
  const productIds = [...new Set(variants.map(({ variant }) => variant.productId))];
  const products = new Map((await loadProductRows(ctx, productIds)).map((row) => [row.product.id, row]));
  const ancestorIds = [...products.values()].flatMap((row) => row.category.ancestorIds);
  const titles = await loadCategoryTitles(ctx, [...new Set(ancestorIds)]);
  const parameters = groupBy(await loadParameterRows(ctx, productIds), ({ productId }) => productId);
  const { db, currency, priceList } = ctx;
  const pricings = await loadVariantPrices(db, variantIds, { currency, priceList, now: ctx.now() });
  const lineProductEntries = variants.flatMap((variant): [string, LineProduct][] => {
    const { id, productId } = variant.variant;
    const product = products.get(productId);
    const pricing = pricings.get(id);
    if (product === undefined || pricing === undefined) return [];
    const ancestors = product.category.ancestorIds.flatMap((ancestorId) => titles.get(ancestorId) ?? []);
    const ownParameters = (parameters.get(productId) ?? []).filter(
      ({ variantId }) => variantId === '' || variantId === id,
    );
    const categoryTitles = [...ancestors, product.category.title];
    return [[id, { variant, product, categoryTitles, parameters: ownParameters, pricing }]];
  });
  return new Map(lineProductEntries);
}
