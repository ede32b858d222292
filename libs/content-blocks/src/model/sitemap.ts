import type { Translated } from '@vyloha/contract';
import { fromRouteName, isIndexedRoute, localizedPaths, paths, routePatterns } from '@vyloha/links';
import type { RoutePatternName } from '@vyloha/links';
import * as v from 'valibot';

/** The protocol allows 50 000 addresses and 50 MB; a fifth leaves room for long addresses in many languages. */
export const entriesPerPart = 10_000;

const translated = v.object({ cs: v.string(), sk: v.string() });

/** Route of each kind of page that the content system knows the addresses of. */
const routeOfType = {
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

type SitemapType = keyof typeof routeOfType;

function isSitemapType(type: string): type is SitemapType {
  return Object.hasOwn(routeOfType, type);
}

/** How many pages of a kind there are. */
export interface SitemapKind {
  type: SitemapType;
  total: number;
  /** ISO moment when the last of them changed. */
  lastModified: string | null;
  /** Keys behind which the parts begin, but for the first. */
  starts: readonly string[];
}

/** `GET /sitemap`; kinds that the shop has no page for are left out. */
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
    entities.flatMap(({ type, ...counted }) => (isSitemapType(type) ? [{ type, ...counted }] : [])),
  ),
);

/** A page with its path in each language. */
export interface SitemapEntry {
  path: Translated;
  lastModified: string | null;
}

const entryResponse = v.object({ slug: translated, parent: v.nullable(translated), lastModified: v.string() });

function pathOf(type: SitemapType, { slug, parent }: v.InferOutput<typeof entryResponse>): Translated {
  const route = routeOfType[type];
  if (route === 'all') return localizedPaths(route, { path: slug });
  return parent === null
    ? localizedPaths(route, { slug })
    : localizedPaths('articleList-slug-child', { slug: parent, child: slug });
}

/** Some pages of a kind, and the key of those behind them. */
export interface SitemapPiece {
  entries: SitemapEntry[];
  next: string | null;
}

/** `GET /sitemap/{type}`. */
export function sitemapEntriesResponse(type: SitemapType) {
  return v.pipe(
    v.object({ entities: v.array(entryResponse), next: v.nullable(v.string()) }),
    v.transform(({ entities, next }): SitemapPiece => ({
      entries: entities.map((entry) => ({ path: pathOf(type, entry), lastModified: entry.lastModified })),
      next,
    })),
  );
}

/** One file of the sitemap; without a kind it holds the shop's own pages. */
export interface SitemapPart extends Omit<SitemapKind, 'type' | 'starts'> {
  /** Part of its address. */
  name: string;
  type: SitemapType | null;
  /** Key behind which its pages begin. */
  after: string;
}

/**
 * Pages of text that have a route of their own besides (their canonical address is that of the text), and the cart, which
 * nobody looks for.
 */
const unlistedRoutes: ReadonlySet<RoutePatternName> = new Set(['about-purchase', 'contact', 'branch-list', 'checkout']);

/** The pages that every shop has, whatever its editors wrote. */
export function shopEntries(): SitemapEntry[] {
  const routes = Object.entries(routePatterns)
    .filter(([, pattern]) => !/[:*]/.test(pattern))
    .flatMap(([name]) => fromRouteName(`${name}___cs`) ?? [])
    .filter((name) => isIndexedRoute(name) && !unlistedRoutes.has(name));
  const branches = { cs: paths.branches(), sk: paths.branches() };
  return [...routes.map((name) => localizedPaths(name)), branches].map((path) => ({ path, lastModified: null }));
}

function partsOf({ type, total, lastModified, starts }: SitemapKind): SitemapPart[] {
  if (total === 0) return [];
  return ['', ...starts].map((after, at) => {
    const name = `${type.replaceAll('_', '-')}-${at + 1}`;
    return { name, type, after, total: Math.min(entriesPerPart, total - at * entriesPerPart), lastModified };
  });
}

/** The files that hold all pages: first the shop's own ones, then each kind in as many as it takes. */
export function sitemapParts(kinds: readonly SitemapKind[]): SitemapPart[] {
  const shop: SitemapPart = { name: 'shop-1', type: null, after: '', total: shopEntries().length, lastModified: null };
  return [shop, ...kinds.flatMap(partsOf)];
}
