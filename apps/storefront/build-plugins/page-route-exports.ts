import { join } from 'node:path';
import type { Plugin } from 'vite';

const appFolder = join(import.meta.dirname, '../app');
const pageFile = /\/app\/routes\/.+\.tsx$/;

const exportLines = [
  `export { ErrorBoundary } from ${JSON.stringify(join(appFolder, 'compose/errors/error-boundary'))};`,
  `export { pageMeta as meta } from ${JSON.stringify(join(appFolder, 'compose/deferred-meta'))};`,
].join('\n');

/**
 * Gives each page route, which is a `.tsx` file in `app/routes`, the shop's error boundary and meta tags. A route file
 * that exports either itself does not compile.
 */
export function pageRouteExports(): Plugin {
  return {
    name: 'vyloha:page-route-exports',
    // A request with a query is for a part of the route that Remix picks from the exports of the whole one.
    transform: (code, id) => (pageFile.test(id) ? { code: `${code}\n${exportLines}\n`, map: null } : null),
  };
}
