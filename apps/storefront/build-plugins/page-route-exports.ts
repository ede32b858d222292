import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const appFolder = join(import.meta.dirname, '../app');
const pageFile = /\/app\/routes\/.+\.tsx$/;

const exportLines = [
  `export { ErrorBoundary } from ${JSON.stringify(join(appFolder, 'compose/errors/error-boundary'))};`,
  `export { pageMeta as meta } from ${JSON.stringify(join(appFolder, 'compose/deferred-meta'))};`,
].join('\n');

type Program = Rollup.ProgramNode;

/** The parser adds it to each node; the types of ESTree do not know it. */
function hasRange(node: object): node is { start: number; end: number } {
  return 'start' in node && typeof node.start === 'number' && 'end' in node && typeof node.end === 'number';
}

/** Where the list of `i18n` in a route's `handle` stands in its code. */
function findNamespaces({ body }: Program): { start: number; end: number } | null {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'handle' || init?.type !== 'ObjectExpression') continue;
      for (const property of init.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'i18n')
          continue;
        return hasRange(property.value) ? property.value : null;
      }
    }
  }
  return null;
}

/**
 * Gives each page route, which is a `.tsx` file in `app/routes`, the shop's error boundary and meta tags. A route file
 * that exports either itself does not compile. Browsers get none of the namespaces in its `handle`: the server sends
 * the texts.
 */
export function pageRouteExports(): Plugin {
  return {
    name: 'vyloha:page-route-exports',
    // A request with a query is for a part of the route that Remix picks from the exports of the whole one.
    transform(code, id, options) {
      if (!pageFile.test(id)) return null;
      const namespaces = options?.ssr === true ? null : findNamespaces(this.parse(code));
      const own = namespaces === null ? code : `${code.slice(0, namespaces.start)}[]${code.slice(namespaces.end)}`;
      return { code: `${own}\n${exportLines}\n`, map: null };
    },
  };
}
