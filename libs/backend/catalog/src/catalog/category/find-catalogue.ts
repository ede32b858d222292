import type { CategoryPresentation } from '@vyloha/import-documents';
import * as v from 'valibot';
import { loadEntries, stripSlashes } from '@vyloha/backend-content';
import type { CatalogContext, ListingContext } from '../catalog-context';
import { loadTotals } from '../listing/load-totals';
import { articleLinkSchema, type WireCategory } from './category-shapes';
import { loadBrandRows, loadCategoryRows, loadVirtualCategoryRows, type CatalogueSearch } from './load-catalogue-rows';
import { loadCategoryFamily } from './load-category-family';
import { loadFilteredCategories } from './load-filtered-categories';
import { toBrandCategory, toCategory, toFilteredCategory, toVirtualCategory } from './to-category';

type ArticleLink = v.InferOutput<typeof articleLinkSchema>;

/** The articles that the pages reference, by id. */
async function loadArticleLinks(
  ctx: CatalogContext,
  presentations: readonly CategoryPresentation[],
): Promise<Map<string, ArticleLink>> {
  const ids = presentations.flatMap(({ topArticleIds = [], contentArticleIds = [] }) => [
    ...topArticleIds,
    ...contentArticleIds,
  ]);
  const entries = ids.length === 0 ? [] : await loadEntries(ctx, 'article', { ids, enabled: true });
  const links = entries.map((entry) => v.safeParse(articleLinkSchema, entry));
  return new Map(links.flatMap((link) => (link.success ? [[link.output._id, link.output]] : [])));
}

function toArticleLinks(
  { topArticleIds = [], contentArticleIds = [] }: CategoryPresentation,
  links: Map<string, ArticleLink>,
) {
  const findLinks = (ids: readonly string[]) => ids.flatMap((id) => links.get(id) ?? []);
  return { top_articles: findLinks(topArticleIds), content_articles: findLinks(contentArticleIds) };
}

/** In the order of the requested keys; when several entities share a path, the category comes first. */
function sortByRequestedOrder(
  pages: readonly WireCategory[],
  { ids = [], slugs = [] }: CatalogueSearch,
): WireCategory[] {
  const addresses = slugs.map(stripSlashes);
  const positionOf = ({ _id, path }: WireCategory) => {
    const byId = ids.indexOf(_id);
    if (byId !== -1) return byId;
    return ids.length + addresses.findIndex((address) => Object.values(path).includes(address));
  };
  return [...pages].sort((a, b) => positionOf(a) - positionOf(b));
}

/** Categories, virtual and filtered categories, and brands by id or path, in a fixed number of statements. */
export async function findCatalogue(ctx: ListingContext, search: CatalogueSearch): Promise<WireCategory[]> {
  const { ids, slugs } = search;
  if (ids === undefined && slugs === undefined) return [];
  const [categories, virtualCategories, filteredCategories, brands] = await Promise.all([
    loadCategoryRows(ctx, search),
    loadVirtualCategoryRows(ctx, search),
    loadFilteredCategories(ctx, search),
    loadBrandRows(ctx, { ids, links: slugs?.map(stripSlashes) }),
  ]);
  const [family, totalOf, links] = await Promise.all([
    loadCategoryFamily(ctx, [...categories, ...filteredCategories.map(({ category }) => category)]),
    loadTotals(ctx.db, [
      ...virtualCategories.map(({ id }) => ({ kind: 'virtualCategory' as const, id })),
      ...brands.map(({ id }) => ({ kind: 'brand' as const, id })),
    ]),
    loadArticleLinks(
      ctx,
      [...categories, ...virtualCategories, ...filteredCategories].map(({ presentation }) => presentation),
    ),
  ]);
  const pages = [
    ...categories.map((row) => ({ ...toCategory(row, family), ...toArticleLinks(row.presentation, links) })),
    ...virtualCategories.map((row) => ({
      ...toVirtualCategory(row, totalOf({ kind: 'virtualCategory', id: row.id })),
      ...toArticleLinks(row.presentation, links),
    })),
    ...filteredCategories.map((row) => ({
      ...toFilteredCategory(row, family),
      ...toArticleLinks(row.presentation, links),
    })),
    ...brands.map((row) => ({
      ...toBrandCategory(row, totalOf({ kind: 'brand', id: row.id })),
      ...toArticleLinks({}, links),
    })),
  ];
  return sortByRequestedOrder(pages, search);
}
