import { pickTranslation } from '@vyloha/contract';
import { groupBy, isOneOf, loadTogether } from '@vyloha/backend-kernel';
import { type ShopperTaxes, loadShopData } from '@vyloha/backend-shop';
import { category, tag } from '../tables';
import type { ProductContext } from '../catalog-context';
import { toVariantPricing } from '../pricing/prices-of-variant';
import { loadParameterRows, type ParameterRow } from './rows/load-parameter-rows';
import { loadProductRows, type ProductRow } from './rows/load-product-rows';
import { loadVariantRows, type VariantRow } from './rows/load-variant-rows';
import { toProduct, type ProductParts, type VariantPart } from './to-product';
import { withoutDetails } from './wire/legal';
import type { WireGift, WireProduct } from './wire/product';
import { toVariant } from './wire/variant';

const distinct = <T>(lists: readonly (readonly T[])[]) => [...new Set(lists.flat())];

interface ProductRelations {
  ancestors: Map<string, WireProduct['breadcrumbs'][number]>;
  tags: Map<string, WireProduct['tags'][number]>;
  /** By product id. */
  variants: Map<string, VariantRow[]>;
  gifts: Map<string, VariantRow>;
  parameters: Map<string, ParameterRow[]>;
  /** What the caller pays. */
  taxes: ShopperTaxes;
}

async function loadAncestors(
  { db, locale }: ProductContext,
  ids: readonly string[],
): Promise<ProductRelations['ancestors']> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: category.id, title: category.title, path: category.path })
    .from(category)
    .where(isOneOf(category.id, ids));
  return new Map(
    rows.map(({ id, title, path }) => [
      id,
      { id, title: pickTranslation(title, locale), path: pickTranslation(path, locale) },
    ]),
  );
}

async function loadTags({ db, locale }: ProductContext, ids: readonly string[]): Promise<ProductRelations['tags']> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(tag).where(isOneOf(tag.id, ids));
  return new Map(
    rows.map(({ id, text, color, visibleInCatalog, visibleInContent }) => {
      const visibility = { catalog: visibleInCatalog, content: visibleInContent };
      return [id, { id, text: pickTranslation(text, locale), color, visibility }];
    }),
  );
}

/** The related data of the rows, in a fixed number of statements. */
async function loadRelations(ctx: ProductContext, rows: readonly ProductRow[]): Promise<ProductRelations> {
  const productIds = rows.map(({ id }) => id);
  const giftIds = distinct(rows.map(({ giftVariantIds }) => giftVariantIds));
  const [ancestors, tags, variantRows, parameterRows] = await loadTogether(ctx.db, [
    () => loadAncestors(ctx, distinct(rows.map((row) => row.category.ancestorIds))),
    () => loadTags(ctx, distinct(rows.map(({ tagIds }) => tagIds))),
    () => loadVariantRows(ctx, { productIds, variantIds: giftIds }),
    () => loadParameterRows(ctx, productIds),
  ]);
  const { db, currency, priceList, now } = ctx;
  const shop = await loadShopData(db, rows[0]?.shopVersion);
  const taxes = shop.taxesFor(null, { currency, now: now(), priceList });
  const variants = groupBy(variantRows, ({ productId }) => productId);
  const gifts = new Map(variantRows.map((row) => [row.id, row]));
  const parameters = groupBy(parameterRows, ({ productId }) => productId);
  return { ancestors, tags, variants, gifts, taxes, parameters };
}

function toProductParts(product: ProductRow, relations: ProductRelations, ctx: ProductContext): ProductParts | null {
  const { taxes } = relations;
  const parameters = relations.parameters.get(product.id) ?? [];
  const toPart = (row: VariantRow): VariantPart => {
    const variantParameters = parameters.filter(({ variantId }) => variantId === row.id);
    return {
      row,
      wire: toVariant(row, toVariantPricing(row.prices, row.tax, { ...ctx, taxes }), variantParameters, ctx),
    };
  };
  const [first, ...others] = (relations.variants.get(product.id) ?? []).map(toPart);
  if (first === undefined) return null;
  return {
    ancestors: product.category.ancestorIds.flatMap((id) => relations.ancestors.get(id) ?? []),
    variants: [first, ...others],
    parameters,
    tags: product.tagIds.flatMap((id) => relations.tags.get(id) ?? []),
    gifts: product.giftVariantIds
      .flatMap((id) => relations.gifts.get(id) ?? [])
      .map(toPart)
      .map(toGift),
  };
}

function toGift({ wire }: VariantPart): WireGift {
  return {
    id: wire.id,
    name: wire.fullname,
    mainImage: wire.mainImage,
    availability: { isAvailable: wire.availability.isAvailable },
    prices: { originalWithTax: wire.prices.originalWithTax },
  };
}

/**
 * Products by id, in the order of the ids; unknown ones and those hidden from the caller's groups are omitted. Five
 * statements at most, however many products.
 * @param withSafety for a page of its own; boxes need no details of product safety
 */
export async function loadProducts(
  ctx: ProductContext,
  ids: readonly string[],
  { withSafety = false }: { withSafety?: boolean } = {},
): Promise<WireProduct[]> {
  if (ids.length === 0) return [];
  const rows = await loadProductRows(ctx, ids);
  if (rows.length === 0) return [];
  const relations = await loadRelations(ctx, rows);
  const products = new Map(
    rows.flatMap((row) => {
      const parts = toProductParts(row, relations, ctx);
      if (parts === null) return [];
      const product = toProduct(row, parts, ctx);
      return [[row.id, withSafety ? product : withoutDetails(product)]];
    }),
  );
  return [...new Set(ids)].flatMap((id) => products.get(id) ?? []);
}
