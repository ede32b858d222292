import { join } from 'node:path';
import type { Plugin } from 'vite';

const composeFolder = join(import.meta.dirname, '../app/compose');

/** Modules of Remix that browsers get as written by the shop. */
const ownModules: Readonly<Record<string, string>> = {
  './routeModules.js': join(composeFolder, 'errors/load-route-module.ts'),
  './fog-of-war.js': join(composeFolder, 'routes/route-discovery.ts'),
};

/** What Remix does not export; its `dist/routes` is for Node.js, and would load the router twice. */
const clientRoutes = '@remix-run/react/dist/routes';

/** Browsers load the scripts of routes without reloading again and again, and all routes at once instead of by page. */
export function ownRouterModules(): Plugin {
  return {
    name: 'vyloha:own-router-modules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === clientRoutes) return this.resolve('@remix-run/react/dist/esm/routes.js', importer);
      return importer?.includes('/@remix-run/react/') === true ? ownModules[source] : undefined;
    },
  };
}
