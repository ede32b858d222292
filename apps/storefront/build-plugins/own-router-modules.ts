import { join } from 'node:path';
import type { Plugin } from 'vite';

const ownModule = join(import.meta.dirname, '../app/compose/errors/load-route-module.ts');

/** Browsers load the scripts of routes by `loadRouteModule` of the shop, which stops reloading. */
export function guardedRouteModules(): Plugin {
  return {
    name: 'vyloha:guarded-route-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './routeModules.js' && importer?.includes('/@remix-run/react/') === true ? ownModule : undefined,
  };
}
