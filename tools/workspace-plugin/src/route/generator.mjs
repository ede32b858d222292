// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { getLibraryFolder } from '../library.mjs';
import { kebabCase } from '../names.mjs';

const table = 'apps/storefront/app/routes.ts';
const tableEnd = '] satisfies RouteConfig;';

/**
 * Creates a route that re-exports a library's page, and its line in the route table.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, project: string, path: string, page: string, loader?: string, action?: string }} options
 */
export default async function routeGenerator(tree, options) {
  getLibraryFolder(tree, options.project);
  const name = kebabCase(options.name);
  const path = options.path.replace(/^\/+/, '');
  const file = `apps/storefront/app/routes/${name}.tsx`;
  const text = tree.read(table, 'utf8') ?? '';
  if (tree.exists(file)) throw new Error(`${file} is there already.`);
  if (text.includes(`route('${path}'`)) throw new Error(`${path} has a route already.`);
  if (!text.includes(tableEnd)) throw new Error(`${table} has lost its end.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), 'apps/storefront/app/routes', {
    ...options,
    name,
    loader: options.loader ?? '',
    action: options.action ?? '',
  });
  const line = `  route('${path}', 'routes/${name}.tsx', { id: '${name}___cs' }),\n`;
  tree.write(table, text.replace(tableEnd, `${line}${tableEnd}`));
  await formatFiles(tree);
}
