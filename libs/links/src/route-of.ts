import { endpointPatterns, listRoutePatternNames, routePatterns } from './route-patterns';
import type { RoutePatternName } from './route-patterns';

/** A matched path: its route and the values of the pattern's parameters. */
export interface RouteMatch {
  name: RoutePatternName;
  params: Readonly<Record<string, string>>;
}

function matchPattern(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const expected = pattern.split('/').filter(Boolean);
  if (expected.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

/** Finds the route of a path; a path without another route belongs to the catch-all. */
export function routeOf(pathname: string): RouteMatch {
  const segments = pathname.split('/').filter(Boolean);
  for (const name of listRoutePatternNames()) {
    const params = name === 'all' ? null : matchPattern(routePatterns[name], segments);
    if (params !== null) return { name, params };
  }
  return { name: 'all', params: { path: segments.join('/') } };
}

/** Parts of the shop that answer whatever follows. */
const ownFolders = [routePatterns.user, '/api', '/assets', '/img'];

/** Whether a page or an endpoint of the shop has the path, so that no page of the catalogue can be there. */
export function isTakenByShop(pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean);
  return (
    routeOf(pathname).name !== 'all' ||
    Object.values(endpointPatterns).some((pattern) => matchPattern(pattern, segments) !== null) ||
    ownFolders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`))
  );
}
