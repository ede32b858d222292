import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { contentPageLoader } from '@vyloha/content-blocks/server';
import { messagesFor } from '@vyloha/i18n/server';
import { hasSecretAddress, routeOf, toRouteName, mergeQuery } from '@vyloha/links';
import { movedPermanently } from '@vyloha/links/server';
import { thrownStatus } from '../errors/thrown-status.server';
import { createFallback, readablePath } from './fallback.server';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
export type Loader = NonNullable<ServerRoute['module']['loader']>;

const notFound = 404;

function isNotFound(thrown: unknown): boolean {
  return thrownStatus(thrown) === notFound;
}

/** The text page of the slug, marked for the document to show it in place of the route's own page. */
async function loadText({ context, request }: LoaderFunctionArgs, slug: string) {
  try {
    const text = await contentPageLoader({ context, request, params: { slug } });
    return { ...text, messages: messagesFor(context.locale, ['content-blocks']), isFallbackText: true };
  } catch (thrown) {
    if (isNotFound(thrown)) return null;
    throw thrown;
  }
}

/**
 * A wrapper for the loaders of a build, which try the fallbacks before they respond 404: a text page that the rewrite
 * service names is shown at this very URL, a redirect of the redirect service is followed, otherwise it stays a 404.
 * Document requests and single fetch use the same loaders.
 */
export function createWithFallback(build: ServerBuild): (loader: Loader) => Loader {
  const findFallback = createFallback();

  /** A redirect loop is acceptable as long as one of its URLs has a page. */
  async function pageExists(args: LoaderFunctionArgs, address: string): Promise<boolean> {
    const url = new URL(address, args.request.url);
    const { name, params } = routeOf(readablePath(url.pathname));
    const loader = build.routes[toRouteName(name)]?.module.loader;
    if (loader === undefined) return false;
    try {
      await loader({ ...args, request: new Request(url), params: { ...params, '*': params['path'] } });
      return true;
    } catch (thrown) {
      return !isNotFound(thrown);
    }
  }

  async function loadFallback(args: LoaderFunctionArgs): Promise<object | null> {
    const target = await findFallback(args.context, readablePath(new URL(args.request.url).pathname));
    if (target.kind === 'text') return loadText(args, target.slug);
    if (target.kind === 'nowhere') return null;
    if (target.isCircular && !(await pageExists(args, target.to))) return null;
    return movedPermanently(mergeQuery(args.request.url, target.to));
  }

  return (loader) => async (args) => {
    try {
      return await loader(args);
    } catch (thrown) {
      const isMoved = isNotFound(thrown) && !hasSecretAddress(new URL(args.request.url).pathname);
      const fallback = isMoved ? await loadFallback(args) : null;
      if (fallback === null) throw thrown;
      return fallback;
    }
  };
}
