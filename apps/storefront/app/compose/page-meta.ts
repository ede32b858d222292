import { isRouteErrorResponse } from '@remix-run/react';
import type { MetaDescriptor, MetaFunction } from '@remix-run/react';
import type { SiteMetadata } from '@vyloha/content-blocks';
import type { Locale, Translated } from '@vyloha/contract';
import {
  addressOn,
  alternateAddresses,
  canonicalAddress,
  fromRouteName,
  isIndexedRoute,
  localizedPaths,
  paths,
  routePatterns,
} from '@vyloha/links';
import type { RoutePatternName, Site } from '@vyloha/links';
import type { RootData } from './root-loader.server';

/** What a page's loader says about the page, in `meta`. */
export interface PageMeta {
  title: string;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  /** Own path with its query, for all languages or for each, where the route and its parameters do not say it all. */
  canonical?: string | Translated | undefined;
  /** What robots are asked beside what holds for the whole route. */
  robots?: string | null | undefined;
  /** Own path of the picture that is shown where the page is shared. */
  image?: string | null | undefined;
  /** What the page is about, for those who share it. */
  type?: 'article' | 'product' | undefined;
}

/** What the tags of a page take from the root's data. */
interface SiteFacts {
  locale: Locale;
  shell: Pick<RootData['shell'], 'shopName'>;
  config: Site;
  failureTitle: string;
  /** What editors say of the address, if anything. */
  siteMetadata: RootData['siteMetadata'];
}

/** A page and how it came to be shown. */
export interface TaggedPage {
  data: unknown;
  error: unknown;
  /** Id of its route. */
  routeId: string;
  params: Readonly<Record<string, string | undefined>>;
}

const openGraphLocales: Readonly<Record<Locale, string>> = { cs: 'cs_CZ', sk: 'sk_SK' };

function hasMeta(data: unknown): data is { meta: PageMeta } {
  return typeof data === 'object' && data !== null && 'meta' in data;
}

/** The page's paths; a route's own with the parameters it was asked with, unless its loader knows better. */
function pathsOf(meta: PageMeta, route: RoutePatternName | null, params: TaggedPage['params']): Translated | null {
  const { canonical } = meta;
  if (typeof canonical === 'string') return { cs: canonical, sk: canonical };
  if (canonical !== undefined) return canonical;
  if (route === null) return null;
  const { '*': path = '', ...others } = params;
  const values = Object.entries({ ...others, path }).map(([name, value]) => [name, value ?? '']);
  return localizedPaths(route, Object.fromEntries(values));
}

function robotsOf(meta: PageMeta, route: RoutePatternName | null): string[] {
  const asked = meta.robots?.split(',').map((directive) => directive.trim()) ?? [];
  const isHidden = route === null || !isIndexedRoute(route);
  return [...new Set([...(isHidden ? ['noindex'] : []), ...asked])];
}

/** Where the page is to be found, for search engines and for speakers of other languages. */
function addressTags(page: Translated, { config, locale }: SiteFacts): MetaDescriptor[] {
  const url = canonicalAddress(page, config, locale);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternateAddresses(page, config).map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: alternate.hreflang,
      href: alternate.href,
    })),
    { property: 'og:url', content: url },
  ];
}

/** What is shown where the page is shared. */
function sharingTags(meta: PageMeta, { config, locale, shell }: SiteFacts): MetaDescriptor[] {
  return [
    { property: 'og:title', content: meta.title },
    { property: 'og:site_name', content: shell.shopName },
    { property: 'og:type', content: meta.type ?? 'website' },
    { property: 'og:locale', content: openGraphLocales[locale] },
    ...(meta.description ? [{ property: 'og:description', content: meta.description }] : []),
    ...(meta.image
      ? [
          { property: 'og:image', content: addressOn(config.domain, meta.image, config.publicUrl) },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}

/** Editors have the last word on pages at a fixed address; pages of single things say their editors' words themselves. */
function toldMeta(meta: PageMeta, told: SiteMetadata | null, route: RoutePatternName | null): PageMeta {
  const isFixed = route !== null && !/[:*]/.test(routePatterns[route]);
  if (told === null || !isFixed) return meta;
  const robots = [meta.robots, told.robots].filter(Boolean).join(',');
  return { ...meta, ...told, robots: robots || null };
}

function metaTags(own: PageMeta, { routeId, params }: TaggedPage, root: SiteFacts): MetaDescriptor[] {
  const { shopName } = root.shell;
  const route = fromRouteName(routeId);
  const meta = toldMeta(own, root.siteMetadata, route);
  const robots = robotsOf(meta, route);
  const page = robots.includes('noindex') ? null : pathsOf(meta, route, params);
  return [
    { title: meta.title === shopName ? shopName : `${meta.title} | ${shopName}` },
    ...(meta.description ? [{ name: 'description', content: meta.description }] : []),
    ...(meta.keywords ? [{ name: 'keywords', content: meta.keywords }] : []),
    ...(robots.length > 0 ? [{ name: 'robots', content: robots.join(',') }] : []),
    ...(page === null ? [] : addressTags(page, root)),
    ...sharingTags(meta, root),
  ];
}

/** The page in each language that has a domain of its own, by code; on one domain none. */
export function languageLinksOf(
  { data, routeId, params }: Omit<TaggedPage, 'error'>,
  config: Site,
): Record<string, string> {
  const page = hasMeta(data) ? pathsOf(data.meta, fromRouteName(routeId), params) : null;
  const home = { cs: paths.home(), sk: paths.home() };
  const addresses = alternateAddresses(page ?? home, config);
  return Object.fromEntries(addresses.map(({ hreflang, href }) => [hreflang, href]));
}

function hasTitle(data: unknown): data is { title: string } {
  return typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string';
}

/** A failure that was told says itself how its page is called. */
function failureTags(error: unknown, failureTitle = ''): MetaDescriptor[] {
  const title = isRouteErrorResponse(error) && hasTitle(error.data) ? error.data.title : failureTitle;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

/**
 * Title, description, canonical address, the page in other languages and the rest, from what the page's loader says in
 * `meta`. A page that search engines are not to list has no canonical address: the two would contradict each other.
 */
export function pageTags(page: TaggedPage, root: SiteFacts | undefined): MetaDescriptor[] {
  if (root === undefined || page.error != null) return failureTags(page.error, root?.failureTitle);
  return hasMeta(page.data) ? metaTags(page.data.meta, page, root) : [{ title: root.shell.shopName }];
}

/** The tags of the page that Remix asks about. */
export const tagsForRemix: MetaFunction<unknown, { root: () => Promise<RootData> }> = ({
  data,
  error,
  matches,
  params,
}) =>
  pageTags({ data, error, params, routeId: matches.at(-1)?.id ?? '' }, matches.find(({ id }) => id === 'root')?.data);
