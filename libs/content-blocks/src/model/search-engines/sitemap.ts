import { byLocale, type Translated, translatedString } from '@vyloha/contract';
import { isIndexedRoute, listRoutePatternNames, localizedPaths, paths, routePatterns } from '@vyloha/links';
import type { RoutePatternName } from '@vyloha/links';
import * as v from 'valibot';

/** The protocol allows 50 000 URLs and 50 MB; a fifth allows for long URLs in many languages. */
export const entriesPerPart = 10_000;

/** Route of each kind of page whose paths the content system knows. */
const routeByType = {
  product: 'product-slug',
  category: 'all',
  virtual_category: 'all',
  filtered_category: 'all',
  brand: 'all',
  page: 'page-slug',
  content_page: 'all',
  article: 'article-slug',
  article_category: 'articleList-slug',
  article_tag: 'articleTag-slug',
  author: 'author-slug',
  branch: 'branch-slug',
  term: 'term-slug',
} as const satisfies Record<string, RoutePatternName>;

type SitemapType = keyof typeof routeByType;

export function isSitemapType(type: string): type is SitemapType {
  return Object.hasOwn(routeByType, type);
}

/** Number of pages of a kind. */
export interface SitemapKind {
  type: SitemapType;
  total: number;
  /** ISO timestamp of the latest change among them. */
  lastModified: string | null;
  /** Cursors at which the parts begin, except for the first. */
  starts: readonly string[];
}

/** `GET /sitemap`; kinds without a page in the shop are left out. */
export const sitemapKindsResponse = v.pipe(
  v.object({
    entities: v.array(
      v.object({
        type: v.string(),
        total: v.number(),
        lastModified: v.nullable(v.string()),
        starts: v.array(v.string()),
      }),
    ),
  }),
  v.transform(({ entities }): SitemapKind[] =>
    entities.flatMap(({ type, ...rest }) => (isSitemapType(type) ? [{ type, ...rest }] : [])),
  ),
);

/** A page with its path in each language. */
export interface SitemapEntry {
  path: Translated;
  lastModified: string | null;
  /** Currencies in which a product has a price; any where they are not known, and of other pages. */
  pricedIn?: readonly string[];
}

const entryResponse = v.object({
  slug: translatedString,
  parent: v.nullable(translatedString),
  lastModified: v.string(),
  pricedIn: v.nullish(v.array(v.string()), null),
});

/** The page's path in each language. */
export function toLocalizedPath(
  type: SitemapType,
  { slug, parent }: Pick<v.InferOutput<typeof entryResponse>, 'slug' | 'parent'>,
): Translated {
  const route = routeByType[type];
  if (route === 'all') return localizedPaths(route, { path: slug });
  return parent === null
    ? localizedPaths(route, { slug })
    : localizedPaths('articleList-slug-child', { slug: parent, child: slug });
}

/** A batch of pages of a kind, and the cursor for the next. */
export interface SitemapBatch {
  entries: SitemapEntry[];
  next: string | null;
}

/** `GET /sitemap/{type}`. */
export function sitemapEntriesResponse(type: SitemapType) {
  return v.pipe(
    v.object({ entities: v.array(entryResponse), next: v.nullable(v.string()) }),
    v.transform(({ entities, next }): SitemapBatch => ({
      entries: entities.map((entry) => {
        const { lastModified, pricedIn } = entry;
        return { path: toLocalizedPath(type, entry), lastModified, ...(pricedIn !== null && { pricedIn }) };
      }),
      next,
    })),
  );
}

/** One file of the sitemap; without a kind it has the shop's static pages. */
export interface SitemapPart extends Omit<SitemapKind, 'type' | 'starts'> {
  /** Part of its path. */
  name: string;
  type: SitemapType | null;
  /** Cursor at which its pages begin. */
  after: string;
}

/**
 * Text pages with an additional route (their canonical URL is that of the text), and the cart, which is not worth
 * indexing.
 */
const excludedRoutes: ReadonlySet<RoutePatternName> = new Set(['about-purchase', 'contact', 'branch-list', 'checkout']);

/** Static pages, independent of editors' content. */
export function listStaticEntries(): SitemapEntry[] {
  const isFixed = (name: RoutePatternName) => !/[:*]/.test(routePatterns[name]);
  const routes = listRoutePatternNames().filter(
    (name) => isFixed(name) && isIndexedRoute(name) && !excludedRoutes.has(name),
  );
  const branches = byLocale(() => paths.branches());
  return [...routes.map((name) => localizedPaths(name)), branches].map((path) => ({ path, lastModified: null }));
}

function splitIntoParts({ type, total, lastModified, starts }: SitemapKind): SitemapPart[] {
  if (total === 0) return [];
  return ['', ...starts].map((after, index) => {
    const name = `${type.replaceAll('_', '-')}-${index + 1}`;
    return { name, type, after, total: Math.min(entriesPerPart, total - index * entriesPerPart), lastModified };
  });
}

/** All sitemap files: first the shop's static pages, then each kind in as many parts as needed. */
export function toSitemapParts(kinds: readonly SitemapKind[]): SitemapPart[] {
  const shop: SitemapPart = {
    name: 'shop-1',
    type: null,
    after: '',
    total: listStaticEntries().length,
    lastModified: null,
  };
  return [shop, ...kinds.flatMap(splitIntoParts)];
}
