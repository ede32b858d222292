import type { RouteConfigEntry } from '@remix-run/route-config';
import { matchRoutes } from '@remix-run/router';
import type { AgnosticRouteObject } from '@remix-run/router';
import { expect, it, vi } from 'vitest';
import routes from '../../app/routes';
import { divideRoutes, partOf } from './routes-of-path';
import type { RouteNode } from './routes-of-path';

interface Node extends RouteNode {
  index: boolean;
}

const listNodes = (entries: readonly RouteConfigEntry[], parentId: string): Node[] =>
  entries.flatMap(({ id: ownId, file, path, index = false, children = [] }) => {
    const id = ownId ?? file;
    return [{ id, path, index, parentId }, ...listNodes(children, id)];
  });

const nodes: readonly Node[] = [{ id: 'root', path: '', index: false }, ...listNodes(routes, 'root')];

const toTree = (all: readonly Node[], parentId?: string): AgnosticRouteObject[] =>
  all
    .filter((node) => node.parentId === parentId)
    .map(({ id, path, index }) => {
      const own = { id, ...(path !== undefined && { path }) };
      return index ? { ...own, index } : { ...own, children: toTree(all, id) };
    });

const matchesOf = (tree: AgnosticRouteObject[], path: string) =>
  matchRoutes(tree, path)?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname })) ?? null;

const patternOf = ({ path = '', parentId }: Node): string => {
  const parent = nodes.find(({ id }) => id === parentId);
  return path.startsWith('/') || parent === undefined ? path : `${patternOf(parent)}/${path}`;
};

const encodeFirstLetter = (path: string) =>
  path.replace(/^\/(\w)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);

const paths = nodes.map(patternOf).flatMap((pattern) => {
  const path = pattern.replaceAll(/:[\w-]+\??/g, 'neco').replace(/\*$/, 'kdo/vi');
  return [path, path.toUpperCase(), `${path}/`, `${path}/navic`, `/${path}`, encodeFirstLetter(path)];
});

it('what concerns a path by its first segment matches it, and the paths above it, as all routes do', () => {
  // The router warns of paths that cannot be decoded.
  vi.spyOn(console, 'warn').mockReturnValue();
  const whole = toTree(nodes);
  const parts = new Map(
    [...divideRoutes(nodes)].map(([segment, ids]) => [segment, toTree(nodes.filter(({ id }) => ids.has(id)))]),
  );
  for (const path of [...paths, '/', '//', '/%', '/%E0%A4%A/kosik']) {
    const part = partOf(parts, path) ?? [];
    for (const requested of [path, path.slice(0, path.lastIndexOf('/')) || '/', '/'])
      expect(matchesOf(part, requested), `${requested} of ${path}`).toStrictEqual(matchesOf(whole, requested));
  }
});
