import type { ServerBuild } from '@remix-run/node';
import * as v from 'valibot';
import { withErrorPage } from '../errors/with-error-page.server';
import { createWithFallback } from '../not-found/with-fallback.server';
import type { Loader } from '../not-found/with-fallback.server';
import { withMessages } from '../texts/with-messages.server';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/** What a route may say in its `handle`; a misspelt key would leave a page without its texts. */
const handleSchema = v.optional(
  v.strictObject({
    /** Namespaces of the texts that the page needs, `cart` or `cart.credits`. */
    i18n: v.optional(v.array(v.string()), []),
    layout: v.optional(v.literal('checkout')),
  }),
  {},
);

function namespacesOf({ id, module: { handle, loader } }: ServerRoute): readonly string[] {
  const { success, output, issues } = v.safeParse(handleSchema, handle);
  if (!success) throw new TypeError(`handle of the route ${id}: ${v.summarize(issues)}`);
  if (output.i18n.length > 0 && loader === undefined)
    throw new TypeError(`${id} has texts, but no loader to send them`);
  return output.i18n;
}

function wrapRoute(route: ServerRoute, withFallback: (loader: Loader) => Loader): ServerRoute {
  const { loader, action } = route.module;
  const namespaces = namespacesOf(route);
  const hasPage = route.module.default !== undefined;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: withErrorPage(withFallback(withMessages(namespaces, loader)), hasPage) }),
      ...(action && { action: withErrorPage(async (args) => action(args), hasPage) }),
    },
  };
}

/**
 * The build with what all pages have in common: the texts that a route names in `handle.i18n` are sent with its data,
 * a page that was not found is looked for under other addresses, and failures are shown by the error page. The root has
 * no frame to show them in, and sends its texts itself.
 */
export function wrapPageRoutes(build: ServerBuild): ServerBuild {
  const withFallback = createWithFallback(build);
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route === undefined || route.parentId === undefined ? route : wrapRoute(route, withFallback),
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}
