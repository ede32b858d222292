import type { ServerBuild } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routeTable from '../../app/routes';
import { serverBuildOf } from './server-build';
import type { ServerRoute } from './server-build';

type RouteModule = ServerRoute['module'];

/** One line of the route table. */
export interface TableRoute {
  id: string;
  parentId: string;
  /** Of the address, without its parents'. */
  path: string | undefined;
  /** Of the whole address, with its parameters as the table names them. */
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

async function linesOf(entry: RouteConfigEntry, parentId: string, above: string): Promise<TableRoute[]> {
  const { file, path, index = false, id = file.replace(/\.tsx?$/, ''), children = [] } = entry;
  const own = path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`;
  const line = { id, parentId, path, pattern: own === '' ? '/' : own, isIndex: index, module: await moduleOf(file) };
  const below = await Promise.all(children.map((child) => linesOf(child, id, own)));
  return [line, ...below.flat()];
}

/** Every line of the route table with what its file exports, whatever is added to it. */
export async function allRoutes(): Promise<TableRoute[]> {
  const lines = await Promise.all(routeTable.map((entry) => linesOf(entry, 'root', '')));
  return lines.flat();
}

/** An address that the line answers; with `.data` what script asks of it. */
export function addressOf({ pattern, isIndex }: TableRoute, suffix: '' | '.data' = ''): string {
  const path = pattern.replace(/:\w+/g, 'x').replace('*', 'zahrada');
  if (suffix === '') return isIndex && path !== '/' ? `${path}?index` : path;
  return path === '/' ? '/_root.data' : `${path}.data`;
}

/** The shop's own pages as a Remix build without a bundler. */
export async function wholeShop(lines: readonly TableRoute[]): Promise<ServerBuild> {
  const table = lines.map(({ id, parentId, path, isIndex, module }): [string, ServerRoute] => {
    return [id, { id, parentId, module, ...(isIndex && { index: true }), ...(path !== undefined && { path }) }];
  });
  const frame: ServerRoute = { id: 'root', path: '', module: await moduleOf('root.tsx') };
  return serverBuildOf({ root: frame, ...Object.fromEntries(table) });
}
