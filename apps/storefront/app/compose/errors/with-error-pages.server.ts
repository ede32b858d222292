import type { ServerBuild } from '@remix-run/node';
import { withErrorPage } from './with-error-page.server';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

function wrapRoute({ module, ...route }: ServerRoute): ServerRoute {
  const { loader, action } = module;
  return {
    ...route,
    module: {
      ...module,
      ...(loader && { loader: withErrorPage(async (args) => loader(args)) }),
      ...(action && { action: withErrorPage(async (args) => action(args)) }),
    },
  };
}

/** The build with every page's failures shown by the error page. The root has no frame to show them in. */
export function withErrorPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route === undefined || route.parentId === undefined ? route : wrapRoute(route),
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}
