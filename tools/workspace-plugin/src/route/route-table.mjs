// @ts-check
import { insertLine } from '../source-lines.mjs';

const table = 'apps/storefront/app/routes.ts';
const routeFolder = 'apps/storefront/app/routes';
const browserTests = 'e2e/fixtures/src/routes';

/**
 * Adds a line to the route table after the last page of the same library, or else after the last page of all.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 * @param {string} project
 * @returns {string} name of the page in front of it
 */
export function addToRouteTable(tree, name, project) {
  let neighbour = '';
  insertLine(tree, table, `  page('${name}', '${name}.tsx'),`, (lines) => {
    const pages = lines.flatMap((line, index) => {
      const [, other = 'all', file = ''] = /^ {2}page\('([\w-]+)', '(.+)'\),$/.exec(line) ?? [];
      // The catch-all stays behind all other pages.
      return other === 'all' ? [] : [{ index, other, file }];
    });
    const isOfLibrary = (/** @type {{ file: string }} */ { file }) =>
      new RegExp(`'@vyloha/${project}/(?:ui|server)'`).test(tree.read(`${routeFolder}/${file}`, 'utf8') ?? '');
    const before = pages.findLast(isOfLibrary) ?? pages.at(-1);
    neighbour = before?.other ?? '';
    return (before?.index ?? -2) + 1;
  });
  return neighbour;
}

/** The file whose pages browsers open: at a fixed path, or through a link to a detail page. @param {string} pattern */
export function browserTestFile(pattern) {
  return `${browserTests}/${pattern.includes(':') ? 'detail-table' : 'shop-routes'}.ts`;
}

/**
 * Adds a new page with a fixed path to those that browsers open in both languages. Its breadcrumbs are its title only.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, pattern: string, title: { cs: string, sk: string } }} route
 */
export function addBrowserTest(tree, { name, pattern, title }) {
  const texts = [title.cs, title.sk].map((text) => `withBreadcrumbs(${JSON.stringify(text)})`);
  const line = `  { route: '${name}', path: '${pattern}', canonical: '${pattern}', cs: ${texts[0]}, sk: ${texts[1]} },`;
  insertLine(tree, browserTestFile(pattern), line, (lines) => lines.lastIndexOf('];'));
}
