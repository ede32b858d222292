// @ts-check
import { generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import componentGenerator from '../component/generator.mjs';
import { addExport, addTranslation, isExported, readTranslation } from '../library.mjs';
import { camelCase, kebabCase } from '../names.mjs';

/** @typedef {{ cs: string, sk: string }} Title */

/** @param {string} page @returns {[string, string]} */
const titleKey = (page) => [camelCase(page), 'title'];

/**
 * A page's heading from the options, or else from the library's texts; throws when neither has it.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ folder: string, page: string, cs?: string | undefined, sk?: string | undefined }} options
 * @returns {Title}
 */
export function readTitle(tree, { folder, page, ...options }) {
  const existing = readTranslation(tree, folder, titleKey(page));
  const cs = options.cs ?? existing.cs;
  const sk = options.sk ?? existing.sk;
  if (cs === undefined || sk === undefined) throw new Error(`${page} needs its heading in --cs and --sk.`);
  return { cs, sk };
}

/**
 * Creates the page unless the library has it.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ folder: string, project: string, page: string, cs?: string | undefined, sk?: string | undefined }} options
 * @returns {Promise<boolean>} whether it created the page
 */
export async function createPage(tree, { folder, project, page, cs, sk }) {
  if (isExported(tree, `${folder}/src/index.ui.ts`, page)) return false;
  const title = readTitle(tree, { folder, page, cs, sk });
  await componentGenerator(tree, { name: page, project, ...title, page: true });
  return true;
}

/**
 * Creates a loader with the page's title unless the library has the loader.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{
 *   folder: string, project: string, page: string, loader: string, pattern: string,
 *   cs?: string | undefined, sk?: string | undefined,
 * }} options
 */
export function createLoader(tree, { folder, project, page, loader, pattern, cs, sk }) {
  const entryPoint = `${folder}/src/index.server.ts`;
  if (isExported(tree, entryPoint, loader)) return;
  if (readTranslation(tree, folder, titleKey(page)).cs === undefined) {
    addTranslation(tree, folder, titleKey(page), readTitle(tree, { folder, page, cs, sk }));
  }
  const file = kebabCase(loader);
  const values = { file, project, loader, pattern, key: camelCase(page) };
  generateFiles(tree, join(import.meta.dirname, 'files/handlers'), `${folder}/src/handlers`, values);
  addExport(tree, entryPoint, `export { ${loader} } from './handlers/${file}.server';`);
}

/**
 * An action is written by hand; throws when the library does not export it.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder
 * @param {string} action empty for none
 */
export function requireAction(tree, folder, action) {
  const entryPoint = `${folder}/src/index.server.ts`;
  if (action !== '' && !isExported(tree, entryPoint, action)) {
    throw new Error(`${entryPoint} exports no ${action}; write the action first.`);
  }
}
