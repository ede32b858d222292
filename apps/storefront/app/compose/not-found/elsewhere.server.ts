import type { AppLoadContext } from '@remix-run/node';
import { BackendUnavailable, whenUnavailable } from '@vyloha/contract';
import { ownPathOrNull, routeOf, toRouteName } from '@vyloha/links';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** Where an address leads that no page answers at. */
export type Elsewhere =
  { kind: 'text'; slug: string } | { kind: 'moved'; to: string; isCircular: boolean } | { kind: 'nowhere' };

/** Long enough for a crowd at one address, short enough for an editor who has just moved a page. */
const rememberedMs = 15_000;
/** Addresses that do not exist are made up by anybody: only so many are remembered. */
const mostRemembered = 2_000;
/** Redirects that lead on to others; more are a mistake. */
const mostHops = 10;

const slugSchema = v.nullable(v.string());
const rewriteSchema = v.object({
  type: v.string(),
  page_meta: v.object({ slug: v.object({ cs: slugSchema, sk: slugSchema }) }),
});
const redirectSchema = v.object({ redirectPath: v.nullable(v.string()) });

/** A path as people write it, without query; one whose encoding is broken stays as it came. */
export function readablePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The rewrite service: the text page that is shown at this path. */
async function textAt({ cms, locale }: AppLoadContext, path: string): Promise<string | null> {
  const found = await cms.rest({ path: '/url-rewrite', query: { lang: locale, path }, schema: rewriteSchema });
  return found?.type === 'page' ? found.page_meta.slug[locale] : null;
}

/** The redirect service: where the page of this path went; never out of the shop and never to itself. */
async function movedTo({ cms }: AppLoadContext, path: string): Promise<string | null> {
  const { name, params } = routeOf(path);
  const query = { route: toRouteName(name), path, slug: params['slug'] ?? params['path'], type: name };
  const answer = await cms.rest({ path: '/redirect', query, schema: redirectSchema });
  const target = ownPathOrNull(answer?.redirectPath);
  return target === null || readablePath(target) === path ? null : target;
}

/** Whether following redirects alone would come back to where it began. */
async function leadsBack(context: AppLoadContext, from: string, to: string): Promise<boolean> {
  let next: string | null = to;
  for (let hop = 0; next !== null && hop < mostHops; hop += 1) {
    if (readablePath(next) === from) return true;
    next = await movedTo(context, readablePath(next));
  }
  return next !== null;
}

async function ask(context: AppLoadContext, path: string): Promise<Elsewhere> {
  const [slug, to] = await Promise.all([textAt(context, path), movedTo(context, path)]);
  if (slug !== null) return { kind: 'text', slug };
  if (to === null) return { kind: 'nowhere' };
  return { kind: 'moved', to, isCircular: await leadsBack(context, path, to) };
}

/**
 * Asks the rewrite service and the redirect service, and remembers for a moment what they said, also that they know
 * nothing. Where they do not answer the address leads nowhere, and is asked about again the next time.
 */
export function createElsewhere(): (context: AppLoadContext, path: string) => Promise<Elsewhere> {
  const remembered = new LRUCache<string, Elsewhere, AppLoadContext>({
    max: mostRemembered,
    ttl: rememberedMs,
    fetchMethod: (key, _stale, { context }) => ask(context, key.slice(key.indexOf('/'))),
  });
  return async (context, path) => {
    const key = `${context.publicConfig.domain.code} ${context.locale} ${path}`;
    const loading = remembered.forceFetch(key, { context }).catch((error: unknown) => {
      // Another shopper, whose question this was too.
      if (error instanceof BackendUnavailable && error.reason === 'client-gone') return ask(context, path);
      throw error;
    });
    const answer = await whenUnavailable(loading, () => null);
    return answer ?? { kind: 'nowhere' };
  };
}
