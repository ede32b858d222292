import { translatedString } from '@vyloha/contract';
import type { CategoryPresentation } from '@vyloha/import-documents';
import * as v from 'valibot';
import { type Entry, hasAddress, loadEntries, storedImageSchema } from '@vyloha/backend-content';
import { contentEntry } from '@vyloha/backend-content/tables';
import type { ListingContext } from '../catalog-context';
import { loadListing } from '../listing/load-listing';
import { slicedParameterSchema } from './category-shapes';
import { type CategoryRow, type CatalogueSearch, loadCategoryRows } from './load-catalogue-rows';
import type { CatalogueRow } from './to-catalogue-data';

type SlicedParameter = v.InferOutput<typeof slicedParameterSchema>;

/** A category filtered by preset parameter values, with its own texts. */
export interface FilteredCategoryRow extends CatalogueRow {
  category: CategoryRow;
  parameters: SlicedParameter[];
  productCount: number;
}

const optionalText = v.fallback(v.nullable(translatedString), null);
const list = v.fallback(v.array(v.unknown()), []);
const ids = v.fallback(v.array(v.string()), []);
const image = v.fallback(v.nullable(storedImageSchema), null);

/** The stored editorial fields, under their API names; malformed fields are treated as empty. */
const storedSchema = v.object({
  _id: v.string(),
  slug: translatedString,
  title: translatedString,
  description: v.optional(optionalText, null),
  text_below_products: v.optional(optionalText, null),
  content: v.optional(list, []),
  category_banner: v.optional(image, null),
  top_category_image: v.optional(image, null),
  faq: v.optional(list, []),
  small_banners: v.optional(list, []),
  catalogue_banners: v.optional(list, []),
  top_articles: v.optional(ids, []),
  content_articles: v.optional(ids, []),
  category_video: v.optional(
    v.fallback(v.nullable(v.object({ title: translatedString, video_url: v.string() })), null),
    null,
  ),
  store_category: v.string(),
  parameters: v.array(slicedParameterSchema),
});

type StoredFilteredCategory = v.InferOutput<typeof storedSchema>;

function toPresentation(
  stored: StoredFilteredCategory,
  pageMeta: Record<string, unknown>,
  category: CategoryRow,
): CategoryPresentation {
  const {
    category_banner: banner,
    top_category_image: top,
    text_below_products: below,
    category_video: video,
  } = stored;
  return {
    content: stored.content,
    faq: stored.faq,
    smallBanners: stored.small_banners,
    catalogueBanners: stored.catalogue_banners,
    topArticleIds: stored.top_articles,
    contentArticleIds: stored.content_articles,
    pageMeta,
    filterParameters: category.presentation.filterParameters ?? [],
    ...(below && { textBelowProducts: below }),
    ...(banner && { bannerKey: banner.path }),
    ...(top && { topImageKey: top.path }),
    ...(video && { video }),
  };
}

async function countProducts(
  ctx: ListingContext,
  { store_category: id, parameters }: StoredFilteredCategory,
): Promise<number> {
  const selectedValues = parameters.map(({ entityId, values }) => [entityId, values] as const);
  const { total } = await loadListing(ctx, {
    source: { scope: { kind: 'category', id } },
    filters: { parameters: Object.fromEntries(selectedValues) },
    sort: 'DefaultSort',
    page: 1,
    perPage: 1,
    withFacets: false,
    withTax: true,
  });
  return total;
}

/** Filtered categories by id or path, limited to categories that the caller may see. */
export async function loadFilteredCategories(
  ctx: ListingContext,
  { ids: requestedIds, slugs }: Pick<CatalogueSearch, 'ids' | 'slugs'>,
): Promise<FilteredCategoryRow[]> {
  const where = slugs === undefined ? undefined : hasAddress(contentEntry.slug, slugs);
  const entries = await loadEntries(ctx, 'filtered_category', { ids: requestedIds, enabled: true, where });
  const parsed = entries.map((entry: Entry) => ({ entry, stored: v.safeParse(storedSchema, entry) }));
  const validEntries = parsed.flatMap(({ entry, stored }) =>
    stored.success ? [{ entry, stored: stored.output }] : [],
  );
  if (validEntries.length === 0) return [];
  const categories = await loadCategoryRows(ctx, { ids: validEntries.map(({ stored }) => stored.store_category) });
  const rows = validEntries.map(async ({ entry, stored }) => {
    const category = categories.find(({ id }) => id === stored.store_category);
    if (category === undefined) return [];
    const { _id: id, title, slug: path, description, parameters } = stored;
    const pageMeta = v.parse(v.record(v.string(), v.unknown()), entry['page_meta']);
    const presentation = toPresentation(stored, pageMeta, category);
    const { imageKey } = category;
    const productCount = await countProducts(ctx, stored);
    return [{ id, title, path, description, imageKey, presentation, category, parameters, productCount }];
  });
  return (await Promise.all(rows)).flat();
}
