// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { getLibraryFolder } from '../library.mjs';
import { camelCase, kebabCase, pascalCase } from '../names.mjs';
import { addGlossaryTerms, addIndexedRoute, addPathFunction, addPattern } from './links.mjs';
import { createLoader, createPage, readTitle, requireAction } from './page-parts.mjs';
import { addBrowserTest, addToRouteTable, browserTestFile } from './route-table.mjs';

/**
 * @typedef {object} RouteOptions
 * @property {string} name
 * @property {string} project
 * @property {string} path
 * @property {string} page
 * @property {string} [cs]
 * @property {string} [sk]
 * @property {string} [loader]
 * @property {string} [action]
 */

/** The pattern of a path, `/darky/:slug`; throws for one that a route cannot have. @param {string} path */
function toPattern(path) {
  const pattern = `/${path.replace(/^\/+|\/+$/g, '')}`;
  if (!/^(?:\/(?::[a-z]\w*|[a-z0-9-]+))+$/.test(pattern)) {
    throw new Error(`${path} is not a path: lower-case words with hyphens, or :parameters, between slashes.`);
  }
  if (/^\/uzivatel(\/|$)/.test(pattern)) {
    throw new Error('Pages of the user area are children of its layout route; add them by hand.');
  }
  return pattern;
}

/**
 * Creates all of a page that is missing: its pattern, its path, the component with its texts, the loader, the thin route
 * and its line in the route table, and what the tests and the glossary say about every route.
 * @param {import('@nx/devkit').Tree} tree
 * @param {RouteOptions} options
 */
export default async function routeGenerator(tree, options) {
  const { project, action = '', cs, sk } = options;
  const folder = getLibraryFolder(tree, project);
  const name = kebabCase(options.name);
  const pattern = toPattern(options.path);
  const page = pascalCase(options.page);
  const loader = options.loader ?? `${camelCase(page)}Loader`;
  const file = `apps/storefront/app/routes/${name}.tsx`;
  if (tree.exists(file)) throw new Error(`${file} is there already.`);
  requireAction(tree, folder, action);

  const nextNames = addPattern(tree, name, pattern);
  const isNewPage = await createPage(tree, { folder, project, page, cs, sk });
  createLoader(tree, { folder, project, page, loader, pattern, cs, sk });
  const templates = join(import.meta.dirname, 'files/route');
  generateFiles(tree, templates, 'apps/storefront/app/routes', { name, project, page, loader, action });
  const neighbour = addToRouteTable(tree, name, project);
  addPathFunction(tree, { name, pattern, neighbour });
  addIndexedRoute(tree, name, nextNames);
  addGlossaryTerms(tree, name, pattern);
  // Only of a page made here are title and breadcrumbs known.
  const isBrowserTested = isNewPage && !pattern.includes(':');
  if (isBrowserTested) addBrowserTest(tree, { name, pattern, title: readTitle(tree, { folder, page, cs, sk }) });
  await formatFiles(tree);
  return () => {
    if (!isBrowserTested) console.log(`Add ${pattern} to ${browserTestFile(pattern)} by hand.`);
  };
}
