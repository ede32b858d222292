import { isRouteErrorResponse } from '@remix-run/react';
import type { MetaDescriptor, MetaFunction } from '@remix-run/react';
import type { SiteMetadata } from '@vyloha/content-blocks';
import { byLocale, getLanguage, type Locale, type Translated, withOrdinarySpaces } from '@vyloha/contract';
import {
  urlOnDomain,
  alternateLinks,
  canonicalUrl,
  fromRouteName,
  isIndexedRoute,
  localizedPaths,
  paths,
  routePatterns,
} from '@vyloha/links';
import type { RoutePatternName, Site } from '@vyloha/links';
import type { RootData } from './root/root-loader.server';

/** Meta data of a page, returned by its loader in `meta`. */
export interface PageMeta {
  title: string;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  /** Own path with its query, for all languages or for each, where the route and its parameters are not sufficient. */
  canonical?: string | Translated | undefined;
  /** Robots directives in addition to those of the whole route. */
  robots?: string | null | undefined;
  /** Own path of the image that is shown where the page is shared. */
  image?: string | null | undefined;
  /** Own path of an RSS feed with the items of the page. */
  feed?: string | undefined;
  /** Currencies of a product, without which its page is not indexed; `null` where they are not known. */
  pricedIn?: readonly string[] | null | undefined;
  /** What the page is about, for social networks. */
  type?: 'article' | 'product' | undefined;
}

/** Root data that the tags of a page use. */
interface SiteMetaContext {
  locale: Locale;
  shell: Pick<RootData['shell'], 'shopName'>;
  config: Site;
  failureTitle: string;
  /** Meta data that editors set for the URL, if any. */
  siteMetadata: RootData['siteMetadata'];
}

/** A page and its route match. */
export interface PageMatch {
  data: unknown;
  error: unknown;
  /** Id of its route. */
  routeId: string;
  params: Readonly<Record<string, string | undefined>>;
}

function hasMeta(data: unknown): data is { meta: PageMeta } {
  return typeof data === 'object' && data !== null && 'meta' in data;
}

/** The page's paths; the route's own with its current parameters, unless its loader sets others. */
function pathsOf(meta: PageMeta, route: RoutePatternName | null, params: PageMatch['params']): Translated | null {
  const { canonical } = meta;
  if (typeof canonical === 'string') return byLocale(() => canonical);
  if (canonical !== undefined) return canonical;
  if (route === null) return null;
  const { '*': path = '', ...others } = params;
  const values = Object.entries({ ...others, path }).map(([name, value]) => [name, value ?? '']);
  return localizedPaths(route, Object.fromEntries(values));
}

function robotsOf(meta: PageMeta, route: RoutePatternName | null): string[] {
  const directives = meta.robots?.split(',').map((directive) => directive.trim()) ?? [];
  const isHidden = route === null || !isIndexedRoute(route);
  return [...new Set([...(isHidden ? ['noindex'] : []), ...directives])];
}

/** The page's canonical URL, for search engines, and its URLs in other languages. */
function addressTags(page: Translated, { pricedIn }: PageMeta, { config, locale }: SiteMetaContext): MetaDescriptor[] {
  const url = canonicalUrl(page, config, locale);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternateLinks(page, config, pricedIn).map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: alternate.hreflang,
      href: alternate.href,
    })),
    { property: 'og:url', content: url },
  ];
}

/** Tags for social networks. */
function sharingTags(meta: PageMeta, { config, locale, shell }: SiteMetaContext): MetaDescriptor[] {
  return [
    { property: 'og:title', content: meta.title },
    { property: 'og:site_name', content: shell.shopName },
    { property: 'og:type', content: meta.type ?? 'website' },
    { property: 'og:locale', content: getLanguage(locale).openGraphLocale },
    ...(meta.description ? [{ property: 'og:description', content: meta.description }] : []),
    ...(meta.image
      ? [
          { property: 'og:image', content: urlOnDomain(config.domain, meta.image, config.publicUrl) },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}

/** Readers of feeds find it by the page's address. */
function feedTags({ feed, title }: PageMeta): MetaDescriptor[] {
  if (feed === undefined) return [];
  return [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: feed }];
}

/** Editors override the tags of pages at a fixed URL; detail pages apply their own editors' texts themselves. */
function withSiteMetadata(meta: PageMeta, siteMetadata: SiteMetadata | null, route: RoutePatternName | null): PageMeta {
  const isFixed = route !== null && !/[:*]/.test(routePatterns[route]);
  if (siteMetadata === null || !isFixed) return meta;
  const robots = [meta.robots, siteMetadata.robots].filter(Boolean).join(',');
  return { ...meta, ...siteMetadata, robots: robots || null };
}

/** Tabs, bookmarks and results of search engines have the texts as editors wrote them. */
function withPlainTexts(meta: PageMeta): PageMeta {
  const { title, description } = meta;
  return { ...meta, title: withOrdinarySpaces(title), description: description && withOrdinarySpaces(description) };
}

function metaTags(loaderMeta: PageMeta, { routeId, params }: PageMatch, root: SiteMetaContext): MetaDescriptor[] {
  const { shopName } = root.shell;
  const route = fromRouteName(routeId);
  const meta = withPlainTexts(withSiteMetadata(loaderMeta, root.siteMetadata, route));
  const robots = robotsOf(meta, route);
  const page = robots.includes('noindex') ? null : pathsOf(meta, route, params);
  return [
    { title: meta.title === shopName ? shopName : `${meta.title} | ${shopName}` },
    ...(meta.description ? [{ name: 'description', content: meta.description }] : []),
    ...(meta.keywords ? [{ name: 'keywords', content: meta.keywords }] : []),
    ...(robots.length > 0 ? [{ name: 'robots', content: robots.join(',') }] : []),
    ...(page === null ? [] : addressTags(page, meta, root)),
    ...feedTags(meta),
    ...sharingTags(meta, root),
  ];
}

/** The page in each language that has a domain of its own, by code; none on a single domain. */
export function languageLinksOf(
  { data, routeId, params }: Omit<PageMatch, 'error'>,
  config: Site,
): Record<string, string> {
  const page = hasMeta(data) ? pathsOf(data.meta, fromRouteName(routeId), params) : null;
  const home = byLocale(() => paths.home());
  const addresses = alternateLinks(page ?? home, config);
  return Object.fromEntries(addresses.map(({ hreflang, href }) => [hreflang, href]));
}

function hasTitle(data: unknown): data is { title: string } {
  return typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string';
}

/** Error page data contains its own title. */
function errorTags(error: unknown, failureTitle = ''): MetaDescriptor[] {
  const title = isRouteErrorResponse(error) && hasTitle(error.data) ? error.data.title : failureTitle;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

/**
 * Title, description, canonical URL, the page in other languages and the rest, from what the page's loader returns in
 * `meta`. A page that is not indexed has no canonical URL: the two would contradict each other.
 */
export function pageTags(page: PageMatch, root: SiteMetaContext | undefined): MetaDescriptor[] {
  if (root === undefined || page.error != null) return errorTags(page.error, root?.failureTitle);
  return hasMeta(page.data) ? metaTags(page.data.meta, page, root) : [{ title: root.shell.shopName }];
}

/** The page's tags in the form Remix expects. */
export const remixMeta: MetaFunction<unknown, { root: () => Promise<RootData> }> = ({ data, error, matches, params }) =>
  pageTags({ data, error, params, routeId: matches.at(-1)?.id ?? '' }, matches.find(({ id }) => id === 'root')?.data);
