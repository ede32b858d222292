import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { contentPageLoader } from '@vyloha/content-blocks/server';
import { routeOf, toRouteName, withQueryOf } from '@vyloha/links';
import { thrownStatus } from '../thrown-status.server';
import { withMessages } from '../with-messages.server';
import { createElsewhere, readablePath } from './elsewhere.server';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Loader = NonNullable<ServerRoute['module']['loader']>;

const movedPermanently = 301;
const notFound = 404;

function isNotFound(thrown: unknown): boolean {
  return thrownStatus(thrown) === notFound;
}

/** The text page of the slug, marked for the document to show it in place of the route's own page. */
async function loadText({ context, request }: LoaderFunctionArgs, slug: string) {
  const load = withMessages(['content-blocks'], contentPageLoader);
  try {
    const text = await load({ context, request, params: { slug } });
    return text instanceof Response ? text : { ...text, isFoundText: true };
  } catch (thrown) {
    if (isNotFound(thrown)) return null;
    throw thrown;
  }
}

/**
 * The build with every page's loader looking elsewhere before it says that there is no such page: a text page that the
 * rewrite service names is shown at this very address, a redirect of the redirect service is followed, else it stays a
 * 404. Documents and data of single fetch come through the same loaders.
 */
export function lookingElsewhere(build: ServerBuild): ServerBuild {
  const findElsewhere = createElsewhere();

  /** Redirects that lead in a circle are right as long as a page stands somewhere on it. */
  async function isThere(args: LoaderFunctionArgs, address: string): Promise<boolean> {
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

  async function lookElsewhere(args: LoaderFunctionArgs): Promise<unknown> {
    const found = await findElsewhere(args.context, readablePath(new URL(args.request.url).pathname));
    if (found.kind === 'text') return loadText(args, found.slug);
    if (found.kind === 'nowhere') return null;
    if (found.isCircular && !(await isThere(args, found.to))) return null;
    return redirect(withQueryOf(args.request.url, found.to), movedPermanently);
  }

  function orElsewhere(loader: Loader): Loader {
    return async (args) => {
      try {
        return await loader(args);
      } catch (thrown) {
        const elsewhere = isNotFound(thrown) ? await lookElsewhere(args) : null;
        if (elsewhere === null) throw thrown;
        return elsewhere;
      }
    };
  }

  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (route === undefined || loader === undefined || route.parentId === undefined) return [id, route] as const;
    return [id, { ...route, module: { ...route.module, loader: orElsewhere(loader) } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
