import type { ServerBuild } from '@remix-run/node';

/** What decides which paths a route matches. */
export interface RouteNode {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
}

/** Of routes that match paths whose first segments differ. */
const anySegment = '';
/** Here browsers ask for descriptions of all routes. */
const manifestPath = '/__manifest';

/** The first segment as routes are compared with it: decoded, in any case. */
function firstSegmentOf(path: string): string {
  const [segment = ''] = path.replace(/^\/+/, '').split('/', 1);
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

function ownSegmentOf({ path = '' }: RouteNode): string {
  const segment = firstSegmentOf(path);
  return /[:*?]/.test(segment) ? anySegment : segment;
}

/**
 * Divides routes by the first segment of their paths: no other than those of a path's first segment, and those of any,
 * match it or a path above it.
 * @returns ids of the routes by first segment, under '' of those that match any
 */
export function divideRoutes(routes: readonly RouteNode[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const segmentOf = (route: RouteNode): string => {
    const parent = byId.get(route.parentId ?? '');
    const above = parent === undefined ? anySegment : segmentOf(parent);
    return above === anySegment ? ownSegmentOf(route) : above;
  };
  const segments = new Map(routes.map((route) => [route.id, segmentOf(route)]));
  const idsOf = (segment: string) =>
    [...segments].filter(([, own]) => own === anySegment || own === segment).map(([id]) => id);
  return new Map([anySegment, ...segments.values()].map((segment) => [segment, new Set(idsOf(segment))]));
}

/** The part for a path. @param parts by first segment, as of `divideRoutes` */
export function partOf<T>(parts: ReadonlyMap<string, T>, path: string): T | undefined {
  return parts.get(firstSegmentOf(path)) ?? parts.get(anySegment);
}

function pick<T>(all: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

/**
 * Makes something of the build for each first segment of a path, with the routes that concern it, in their order. For
 * each page Remix flattens, ranks and compiles all its routes three times, and describes them all to React.
 */
export function divideByPath<T>(build: ServerBuild, create: (build: ServerBuild) => T): (path: string) => T {
  const whole = create(build);
  const { routes, assets } = build;
  const nodes = Object.values(routes).flatMap((route) => (route === undefined ? [] : [route]));
  const parts = new Map(
    [...divideRoutes(nodes)].map(([segment, ids]) => {
      const part = { ...build, routes: pick(routes, ids), assets: { ...assets, routes: pick(assets.routes, ids) } };
      return [segment, create(part)] as const;
    }),
  );
  return (path) => (path === manifestPath ? whole : (partOf(parts, path) ?? whole));
}
