import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { contentPageLoader } from '@vyloha/content-blocks/server';
import { routeOf, toRouteName, mergeQuery } from '@vyloha/links';
import { movedPermanently } from '@vyloha/links/server';
import { thrownStatus } from '../errors/thrown-status.server';
import { withMessages } from '../texts/with-messages.server';
import { createFallback, readablePath } from './fallback.server';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Loader = NonNullable<ServerRoute['module']['loader']>;

const notFound = 404;

function isNotFound(thrown: unknown): boolean {
  return thrownStatus(thrown) === notFound;
}

/** The text page of the slug, marked for the document to show it in place of the route's own page. */
async function loadText({ context, request }: LoaderFunctionArgs, slug: string) {
  const load = withMessages(['content-blocks'], contentPageLoader);
  try {
    const text = await load({ context, request, params: { slug } });
    return text instanceof Response ? text : { ...text, isFallbackText: true };
  } catch (thrown) {
    if (isNotFound(thrown)) return null;
    throw thrown;
  }
}

/**
 * The build with every page's loader trying the fallbacks before it responds 404: a text page that the rewrite service
 * names is shown at this very URL, a redirect of the redirect service is followed, otherwise it stays a
 * 404. Document requests and single fetch use the same loaders.
 */
export function withFallbacks(build: ServerBuild): ServerBuild {
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

  async function loadFallback(args: LoaderFunctionArgs): Promise<unknown> {
    const target = await findFallback(args.context, readablePath(new URL(args.request.url).pathname));
    if (target.kind === 'text') return loadText(args, target.slug);
    if (target.kind === 'nowhere') return null;
    if (target.isCircular && !(await pageExists(args, target.to))) return null;
    return movedPermanently(mergeQuery(args.request.url, target.to));
  }

  function orFallback(loader: Loader): Loader {
    return async (args) => {
      try {
        return await loader(args);
      } catch (thrown) {
        const fallback = isNotFound(thrown) ? await loadFallback(args) : null;
        if (fallback === null) throw thrown;
        return fallback;
      }
    };
  }

  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (route === undefined || loader === undefined || route.parentId === undefined) return [id, route] as const;
    return [id, { ...route, module: { ...route.module, loader: orFallback(loader) } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
