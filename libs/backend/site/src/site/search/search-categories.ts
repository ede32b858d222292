import { asc, desc, inArray, sql } from 'drizzle-orm';
import { type PartlyTranslated, withDefaultTranslations } from '@vyloha/contract';
import * as v from 'valibot';
import { type CatalogContext, type Slot, beginsWith, hasWords, loadTotals } from '@vyloha/backend-catalog';
import { contentImageSchema, isCategoryVisibleTo, toImage, translatedSchema } from '@vyloha/backend-content';
import { category, product, virtualCategory } from '@vyloha/backend-catalog/tables';
import { takeSlice, type SearchResult, type Slice } from './search-result';
import { localizedText } from '@vyloha/backend-kernel';

export const foundCategorySchema = v.object({
  _id: v.string(),
  title: translatedSchema,
  path: translatedSchema,
  image: v.nullable(contentImageSchema),
  productCount: v.number(),
});

type FoundCategory = v.InferOutput<typeof foundCategorySchema>;
type Reader = Pick<CatalogContext, 'db' | 'locale' | 'groups'>;

interface CategoryRow {
  id: string;
  title: PartlyTranslated;
  path: PartlyTranslated;
  imageKey: string | null;
}

function toFoundCategory({ id, title, path, imageKey }: CategoryRow, productCount: number): FoundCategory {
  const shown = withDefaultTranslations(title);
  return { _id: id, title: shown, path: withDefaultTranslations(path), image: toImage(imageKey, shown), productCount };
}

/** Those whose name begins so first, then those called so, then what everyday language also calls so; the largest first. */
export async function searchCategories(
  { db, locale, groups }: Reader,
  slots: readonly Slot[],
  slice: Slice,
): Promise<SearchResult<FoundCategory>> {
  const title = localizedText(category.title, locale);
  const typed = slots.map((slot) => ({ ...slot, related: [] }));
  const rows = await db
    .select()
    .from(category)
    .where(sql`${hasWords(title, slots)} and ${isCategoryVisibleTo(category.id, groups)}`)
    .orderBy(
      desc(beginsWith(title, typed)),
      desc(hasWords(title, typed)),
      desc(category.productCount),
      asc(category.id),
    );
  return { total: rows.length, entities: takeSlice(rows, slice).map((row) => toFoundCategory(row, row.productCount)) };
}

/** The categories that the products are in, the one with most of them first. */
export async function categoriesOfProducts(
  { db, groups }: Reader,
  productIds: readonly string[],
  slice: Slice,
): Promise<SearchResult<FoundCategory>> {
  const isListed = inArray(product.id, [...productIds]);
  const rows = await db
    .select({ category })
    .from(category)
    .innerJoin(product, sql`${product.categoryId} = ${category.id}`)
    .where(sql`${isListed} and ${isCategoryVisibleTo(category.id, groups)}`)
    .groupBy(category.id)
    .orderBy(sql`count(*) desc`, asc(category.id));
  const entities = takeSlice(rows, slice).map((row) => toFoundCategory(row.category, row.category.productCount));
  return { total: rows.length, entities };
}

export async function searchVirtualCategories(
  { db, locale }: Reader,
  slots: readonly Slot[],
  slice: Slice,
): Promise<SearchResult<FoundCategory>> {
  const rows = await db
    .select()
    .from(virtualCategory)
    .where(hasWords(localizedText(virtualCategory.title, locale), slots))
    .orderBy(asc(virtualCategory.position), asc(virtualCategory.id));
  const shown = takeSlice(rows, slice);
  const totalOf = await loadTotals(
    db,
    shown.map(({ id }) => ({ kind: 'virtualCategory', id })),
  );
  const entities = shown.map((row) => toFoundCategory(row, totalOf({ kind: 'virtualCategory', id: row.id })));
  return { total: rows.length, entities };
}
