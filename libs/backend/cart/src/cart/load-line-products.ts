import { and, eq, inArray } from 'drizzle-orm';
import { type ProductContext, isProductVisibleTo } from '@vyloha/backend-catalog';
import { category, product, variant } from '@vyloha/backend-catalog/tables';
import type { LineProduct } from './cart-line';
import { lineProductColumns, toLineProduct } from './select-line-products';

/** Products by variant id, in one statement; removed and hidden ones are not in the map. */
export async function loadLineProducts(
  { db, currency, priceList, groups, now, settings }: ProductContext,
  variantIds: readonly string[],
): Promise<Map<string, LineProduct>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select(lineProductColumns({ currency, priceList, now: now().toISOString() }))
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(inArray(variant.id, [...variantIds]), isProductVisibleTo(product, groups)));
  const lineProducts = rows.flatMap((row) => toLineProduct(row, priceList, { currency, settings }) ?? []);
  return new Map(lineProducts.map((lineProduct) => [lineProduct.variant.id, lineProduct]));
}
