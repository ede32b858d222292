import type { AppLoadContext } from '@remix-run/node';
import { translatedField } from '@vyloha/contract';
import { BackendUnavailable, withUnavailableFallback } from '@vyloha/http-client';
import { sameOriginPathOrNull, routeOf, toRouteName } from '@vyloha/links';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** The fallback for a URL that has no page. */
export type Fallback =
  { kind: 'text'; slug: string } | { kind: 'moved'; to: string; isCircular: boolean } | { kind: 'nowhere' };

/** Long enough for many requests of one URL, short enough for an editor who has just moved a page. */
const cacheTtlMs = 15_000;
/** Anybody can make up URLs that do not exist, so the number of cached ones is limited. */
const maxCached = 2_000;
/** The maximum length of a redirect chain; a longer one is a mistake. */
const maxHops = 10;

const slugSchema = v.nullable(v.string());
const rewriteSchema = v.object({
  type: v.string(),
  page_meta: v.object({ slug: translatedField(slugSchema) }),
});
const redirectSchema = v.object({ redirectPath: v.nullable(v.string()) });

/** A decoded path without query; one whose encoding is broken stays as received. */
export function readablePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The rewrite service: the text page that is shown at this path. */
async function findTextSlug({ cms, locale }: AppLoadContext, path: string): Promise<string | null> {
  const found = await cms.rest({ path: '/url-rewrite', query: { lang: locale, path }, schema: rewriteSchema });
  return found?.type === 'page' ? found.page_meta.slug[locale] : null;
}

/** The redirect service: the new URL of this path; never out of the shop and never to itself. */
async function findRedirect({ cms }: AppLoadContext, path: string): Promise<string | null> {
  const { name, params } = routeOf(path);
  const query = { route: toRouteName(name), path, slug: params['slug'] ?? params['path'], type: name };
  const result = await cms.rest({ path: '/redirect', query, schema: redirectSchema });
  const target = sameOriginPathOrNull(result?.redirectPath);
  return target === null || readablePath(target) === path ? null : target;
}

/** Whether following redirects alone would return to the start. */
async function isRedirectLoop(context: AppLoadContext, from: string, to: string): Promise<boolean> {
  let next: string | null = to;
  for (let hop = 0; next !== null && hop < maxHops; hop += 1) {
    if (readablePath(next) === from) return true;
    next = await findRedirect(context, readablePath(next));
  }
  return next !== null;
}

async function fetchFallback(context: AppLoadContext, path: string): Promise<Fallback> {
  const [slug, to] = await Promise.all([findTextSlug(context, path), findRedirect(context, path)]);
  if (slug !== null) return { kind: 'text', slug };
  if (to === null) return { kind: 'nowhere' };
  return { kind: 'moved', to, isCircular: await isRedirectLoop(context, path, to) };
}

/**
 * Requests the rewrite service and the redirect service, and caches their responses briefly, including negative ones.
 * Where they do not respond there is no fallback, and they are requested again the next time.
 */
export function createFallback(): (context: AppLoadContext, path: string) => Promise<Fallback> {
  const cache = new LRUCache<string, Fallback, AppLoadContext>({
    max: maxCached,
    ttl: cacheTtlMs,
    fetchMethod: (key, _stale, { context }) => fetchFallback(context, key.slice(key.indexOf('/'))),
  });
  return async (context, path) => {
    const key = `${context.publicConfig.domain.code} ${context.locale} ${path}`;
    const loading = cache.forceFetch(key, { context }).catch((error: unknown) => {
      // Shared with concurrent requests for the same URL.
      if (error instanceof BackendUnavailable && error.reason === 'client-gone') return fetchFallback(context, path);
      throw error;
    });
    const result = await withUnavailableFallback(loading, () => null);
    return result ?? { kind: 'nowhere' };
  };
}
