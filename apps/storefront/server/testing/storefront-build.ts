import type { ServerBuild } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routeTable from '../../app/routes';
import { createServerBuild } from './server-build';
import type { ServerRoute } from './server-build';

type RouteModule = ServerRoute['module'];

/** One route of the route table. */
export interface TableRoute {
  id: string;
  parentId: string;
  /** Own path pattern, without its parents'. */
  path: string | undefined;
  /** The full path pattern, with its parameters as the table names them. */
  pattern: string;
  isIndex: boolean;
  module: RouteModule;
}

const files = import.meta.glob<RouteModule>(['../../app/root.tsx', '../../app/routes/**/*.{ts,tsx}']);

function moduleOf(file: string): Promise<RouteModule> {
  const load = files[`../../app/${file}`];
  if (load === undefined) throw new Error(`The route table names ${file}, which is not there`);
  return load();
}

async function toTableRoutes(entry: RouteConfigEntry, parentId: string, above: string): Promise<TableRoute[]> {
  const { file, path, index = false, id = file.replace(/\.tsx?$/, ''), children = [] } = entry;
  const own = path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`;
  const line = { id, parentId, path, pattern: own === '' ? '/' : own, isIndex: index, module: await moduleOf(file) };
  const below = await Promise.all(children.map((child) => toTableRoutes(child, id, own)));
  return [line, ...below.flat()];
}

/** Every route of the table with the exports of its file, including future ones. */
export async function listTableRoutes(): Promise<TableRoute[]> {
  const lines = await Promise.all(routeTable.map((entry) => toTableRoutes(entry, 'root', '')));
  return lines.flat();
}

/** A URL that the route matches; with `.data` the one of its single-fetch data. */
export function addressOf({ pattern, isIndex }: TableRoute, suffix: '' | '.data' = ''): string {
  const path = pattern.replace(/:\w+/g, 'x').replace('*', 'zahrada');
  if (suffix === '') return isIndex && path !== '/' ? `${path}?index` : path;
  return path === '/' ? '/_root.data' : `${path}.data`;
}

/** The shop's own pages as a Remix build without a bundler. */
export async function createStorefrontBuild(lines: readonly TableRoute[]): Promise<ServerBuild> {
  const table = lines.map(({ id, parentId, path, isIndex, module }): [string, ServerRoute] => {
    return [id, { id, parentId, module, ...(isIndex && { index: true }), ...(path !== undefined && { path }) }];
  });
  const frame: ServerRoute = { id: 'root', path: '', module: await moduleOf('root.tsx') };
  return createServerBuild({ root: frame, ...Object.fromEntries(table) });
}
