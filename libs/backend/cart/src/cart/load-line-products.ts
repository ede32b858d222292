import { and, eq, inArray } from 'drizzle-orm';
import { type ProductContext, isProductVisibleTo } from '@vyloha/backend-catalog';
import { category, product, variant } from '@vyloha/backend-catalog/tables';
import { type TaxPlace, loadShopData } from '@vyloha/backend-shop';
import type { LineProduct } from './cart-line';
import { lineProductColumns, toLineProduct } from './select-line-products';

/** Products by variant id; removed and hidden ones are not in the map. @param place where they go, when it is known */
export async function loadLineProducts(
  { db, currency, priceList, groups, now, settings }: ProductContext,
  variantIds: readonly string[],
  place: TaxPlace | null = null,
): Promise<Map<string, LineProduct>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select(lineProductColumns({ currency, priceList, now: now().toISOString() }))
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(inArray(variant.id, [...variantIds]), isProductVisibleTo(product, groups)));
  const taxes = (await loadShopData(db)).taxesFor(place, { currency, now: now(), priceList });
  const lineProducts = rows.flatMap((row) => toLineProduct(row, priceList, { currency, settings, taxes }) ?? []);
  return new Map(lineProducts.map((lineProduct) => [lineProduct.variant.id, lineProduct]));
}
