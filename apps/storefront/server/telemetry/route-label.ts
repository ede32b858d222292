import type { ServerBuild } from '@remix-run/node';
import { routeOf, routePatterns } from '@vyloha/links';

/** What the host answers itself, by how its addresses begin. */
const ownAddresses: readonly (readonly [start: string, label: string])[] = [
  ['/assets/', '/assets/*'],
  ['/img/', '/img/:fileKey'],
  ['/api/', '/api/*'],
  ['/sitemap', '/sitemap*'],
  ['/robots.txt', '/robots.txt'],
  ['/healthz', '/healthz'],
  ['/readyz', '/readyz'],
  ['/__manifest', '/__manifest'],
];
const dataSuffix = '.data';
/** Single fetch asks for the root's data by this name. */
const rootData = '/_root';

/** Addresses without parameters, which need not be told apart by patterns. */
function fixedPaths({ routes }: Pick<ServerBuild, 'routes'>): ReadonlySet<string> {
  const paths = new Map<string, string>();
  const pathOf = (id: string): string => {
    const route = routes[id];
    if (route === undefined) return '';
    const known = paths.get(id);
    if (known !== undefined) return known;
    const path = [pathOf(route.parentId ?? ''), route.path].filter(Boolean).join('/');
    paths.set(id, path);
    return path;
  };
  const all = Object.keys(routes).map((id) => `/${pathOf(id).replace(/^\/+/, '')}`);
  return new Set(all.filter((path) => !/[:*]/.test(path)));
}

/** The pattern of the route that an address belongs to: as many values as the shop has routes, whatever is asked for. */
export function createRouteLabel(build: Pick<ServerBuild, 'routes'>): (url: string) => string {
  const fixed = fixedPaths(build);
  return (url) => {
    const [path = '/'] = url.split('?', 1);
    const own = ownAddresses.find(([start]) => path.startsWith(start));
    if (own !== undefined) return own[1];
    const isData = path.endsWith(dataSuffix);
    const page = isData ? path.slice(0, -dataSuffix.length).replace(rootData, '/') : path;
    const label = fixed.has(page) ? page : routePatterns[routeOf(page).name];
    return isData ? `${label}${dataSuffix}` : label;
  };
}
