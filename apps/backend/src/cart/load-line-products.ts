import type { PartlyTranslated } from '@vyloha/contract';
import { eq, inArray, and, sql } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { groupBy } from '../catalog/group-by';
import { loadVariantPrices } from '../catalog/pricing/load-variant-prices';
import { loadParameterRows } from '../catalog/product/rows/load-parameter-rows';
import { variantColumns } from '../catalog/product/rows/load-variant-rows';
import { isVisibleTo } from '../catalog/visible-to';
import { category, product, variant } from '../database/schema';
import type { LineProduct } from './cart-line';

const ancestorTitles = sql<PartlyTranslated[]>`(
  select coalesce(jsonb_agg(a.title order by array_position(${category.ancestorIds}, a.id)), '[]')
  from ${category} a where a.id = any(${category.ancestorIds}))`;

const lineProductColumns = {
  id: product.id,
  name: product.name,
  slug: product.slug,
  marketingCode: product.marketingCode,
  saleable: product.saleable,
  freeShipperIds: product.freeShipperIds,
  discounts: product.discounts,
};

/** Variants with their products, in one statement; hidden ones are left out. */
function loadVariantsWithProducts({ db, groups }: CatalogContext, variantIds: readonly string[]) {
  return db
    .select({
      variant: variantColumns,
      product: lineProductColumns,
      categoryTitle: category.title,
      ancestorTitles,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(inArray(variant.id, [...variantIds]), isVisibleTo(product.visibleToGroups, groups)));
}

/** Products by variant id, in a constant number of statements; removed ones are not in the map. */
export async function loadLineProducts(
  ctx: CatalogContext,
  variantIds: readonly string[],
): Promise<Map<string, LineProduct>> {
  if (variantIds.length === 0) return new Map();
  const rows = await loadVariantsWithProducts(ctx, variantIds);
  const productIds = [...new Set(rows.map((row) => row.product.id))];
  const parameters = groupBy(await loadParameterRows(ctx, productIds), ({ productId }) => productId);
  const { db, currency, priceList } = ctx;
  const pricings = await loadVariantPrices(db, variantIds, { currency, priceList, now: ctx.now() });
  const lineProductEntries = rows.flatMap((row): [string, LineProduct][] => {
    const { id, productId } = row.variant;
    const pricing = pricings.get(id);
    if (pricing === undefined) return [];
    const ownParameters = (parameters.get(productId) ?? []).filter(
      ({ variantId }) => variantId === '' || variantId === id,
    );
    return [
      [
        id,
        {
          variant: row.variant,
          product: row.product,
          categoryTitles: [...row.ancestorTitles, row.categoryTitle],
          parameters: ownParameters,
          pricing,
        },
      ],
    ];
  });
  return new Map(lineProductEntries);
}
