import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import { ownPathOrNull, routeOf, toRouteName } from '@vyloha/links';
import * as v from 'valibot';

type Loader = (args: LoaderFunctionArgs) => Promise<object>;

const movedPermanently = 301;
const notFound = 404;
const redirectSchema = v.object({ redirectPath: v.nullable(v.string()) });

function hasStatus(thrown: unknown, status: number): boolean {
  if (thrown instanceof Response) return thrown.status === status;
  // What `throw data(null, { status })` throws.
  return v.is(v.object({ init: v.object({ status: v.literal(status) }) }), thrown);
}

/** Where the content system says a page went; `null` when it knows nothing, or does not answer. */
async function movedPath({ cms }: AppLoadContext, path: string): Promise<string | null> {
  const { name, params } = routeOf(path);
  const query = { route: toRouteName(name), path, slug: params['slug'] ?? params['path'], type: name };
  const asked = cms.rest({ path: '/redirect', query, schema: redirectSchema, shared: true });
  const answer = await whenUnavailable(asked, () => null);
  const target = ownPathOrNull(answer?.redirectPath);
  return target === path ? null : target;
}

/** Asks the redirect service before a page is said not to exist. */
export function orMoved(loader: Loader): Loader {
  return async (args) => {
    try {
      return await loader(args);
    } catch (thrown) {
      if (!hasStatus(thrown, notFound)) throw thrown;
      const target = await movedPath(args.context, new URL(args.request.url).pathname);
      if (target === null) throw thrown;
      return redirect(target, movedPermanently);
    }
  };
}
