import type { ServerBuild } from '@remix-run/node';
import { endpointPatterns, routeOf, routePatterns } from '@vyloha/links';

/** Routes of the host itself, by prefix. */
const hostRoutes: readonly (readonly [start: string, label: string])[] = [
  ['/assets/', '/assets/*'],
  ['/img/', '/img/:fileKey'],
  ['/api/', '/api/*'],
  ['/feeds/', '/feeds/*'],
  ['/sitemap', '/sitemap*'],
  ['/robots.txt', '/robots.txt'],
  [endpointPatterns.health, endpointPatterns.health],
  [endpointPatterns.readiness, endpointPatterns.readiness],
  [endpointPatterns.measuring, endpointPatterns.measuring],
  ['/__manifest', '/__manifest'],
];
const dataSuffix = '.data';
/** Single fetch requests the root's data by this name. */
const rootData = '/_root';

/** URLs without parameters, which need no pattern matching. */
function listStaticPaths({ routes }: Pick<ServerBuild, 'routes'>): ReadonlySet<string> {
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

/** The pattern of the route that a URL belongs to: the number of labels is limited to the shop's routes. */
export function createRouteLabel(build: Pick<ServerBuild, 'routes'>): (url: string) => string {
  const fixed = listStaticPaths(build);
  return (url) => {
    const [path = '/'] = url.split('?', 1);
    const hostRoute = hostRoutes.find(([start]) => path.startsWith(start));
    if (hostRoute !== undefined) return hostRoute[1];
    const isData = path.endsWith(dataSuffix);
    const page = isData ? path.slice(0, -dataSuffix.length).replace(rootData, '/') : path;
    const label = fixed.has(page) ? page : routePatterns[routeOf(page).name];
    return isData ? `${label}${dataSuffix}` : label;
  };
}
