import { asc, desc, sql } from 'drizzle-orm';
import { type PartlyTranslated, withDefaultTranslations } from '@vyloha/contract';
import * as v from 'valibot';
import type { CatalogContext } from '../catalog/catalog-context';
import { loadTotals } from '../catalog/listing/load-totals';
import { isVisibleTo } from '../catalog/visible-to';
import { contentImageSchema, toImage, translatedSchema } from '../content/content-shapes';
import { category, virtualCategory } from '../database/schema';
import { takeSlice, type SearchResult, type Slice } from './search-result';
import { localizedText } from '../i18n/localized-text';
import { hasWords } from './has-words';
import type { WordPrefixes } from './query-words';

export const foundCategorySchema = v.object({
  _id: v.string(),
  title: translatedSchema,
  path: translatedSchema,
  image: v.nullable(contentImageSchema),
  productCount: v.number(),
});

type FoundCategory = v.InferOutput<typeof foundCategorySchema>;
type Reader = Pick<CatalogContext, 'db' | 'locale'>;

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

/** The largest first. */
export async function searchCategories(
  { db, locale }: Reader,
  words: readonly WordPrefixes[],
  slice: Slice,
): Promise<SearchResult<FoundCategory>> {
  const rows = await db
    .select()
    .from(category)
    .where(
      sql`${hasWords(localizedText(category.title, locale), words)} and ${isVisibleTo(category.visibleToGroups, [])}`,
    )
    .orderBy(desc(category.productCount), asc(category.id));
  return { total: rows.length, entities: takeSlice(rows, slice).map((row) => toFoundCategory(row, row.productCount)) };
}

export async function searchVirtualCategories(
  { db, locale }: Reader,
  words: readonly WordPrefixes[],
  slice: Slice,
): Promise<SearchResult<FoundCategory>> {
  const rows = await db
    .select()
    .from(virtualCategory)
    .where(hasWords(localizedText(virtualCategory.title, locale), words))
    .orderBy(asc(virtualCategory.position), asc(virtualCategory.id));
  const shown = takeSlice(rows, slice);
  const totalOf = await loadTotals(
    db,
    shown.map(({ id }) => ({ kind: 'virtualCategory', id })),
  );
  const entities = shown.map((row) => toFoundCategory(row, totalOf({ kind: 'virtualCategory', id: row.id })));
  return { total: rows.length, entities };
}
