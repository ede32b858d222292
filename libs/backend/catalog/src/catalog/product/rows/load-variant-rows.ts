import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { isOneOf } from '@vyloha/backend-kernel';
import { product, stock, variant } from '../../tables';
import { setting, warehouse } from '@vyloha/backend-shop/tables';
import type { CatalogContext } from '../../catalog-context';
import { pricesOfVariant } from '../../pricing/prices-of-variant';
import { isProductVisibleTo } from '../../visible-to';

export interface WarehouseStock {
  id: string;
  stock: number;
  virtual: boolean;
}

const warehousesOfVariant = sql<WarehouseStock[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'stock', s.amount, 'virtual', w.virtual)
    order by w.position, w.id), '[]')
  from ${stock} s join ${warehouse} w on w.id = s.warehouse_id where s.variant_id = ${variant.id})`;

/** Null as well while loyalty credits are switched off. */
const creditsOfVariant = sql<number | null>`case when (
  select ${setting.value} ->> 'loyalty_credits' from ${setting} where ${setting.name} = 'functions') = 'true'
  then ${variant.credits} end`;

/** `mainImage` is null for a variant without a picture of its own, which shows `productImage`. */
export const variantColumns = {
  ...getTableColumns(variant),
  credits: creditsOfVariant,
  unit: product.unit,
  productImage: product.mainImage,
  warehouses: warehousesOfVariant,
  tax: { taxClass: product.taxClass, taxClasses: product.taxClasses },
};

/** All variants of the products, and single variants by id (gifts) that the caller may see, in the order of each product's variants. */
export function loadVariantRows(
  { db, groups, currency, priceList, now }: CatalogContext,
  { productIds, variantIds = [] }: { productIds: readonly string[]; variantIds?: readonly string[] },
) {
  return db
    .select({ ...variantColumns, prices: pricesOfVariant({ currency, priceList, now: now().toISOString() }) })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(
      or(
        isOneOf(variant.productId, productIds),
        // Few products have gifts; a condition on both tables would read all variants.
        variantIds.length === 0 ? undefined : and(isOneOf(variant.id, variantIds), isProductVisibleTo(product, groups)),
      ),
    )
    .orderBy(asc(variant.productId), asc(variant.position), asc(variant.id));
}

export type VariantRow = Awaited<ReturnType<typeof loadVariantRows>>[number];

/** Sellable stock: virtual warehouses do not count. */
export function stockOf(warehouses: readonly WarehouseStock[]): number {
  return warehouses.reduce((sum, { stock: amount, virtual }) => (virtual ? sum : sum + amount), 0);
}
