// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { addTranslation, addExport, getLibraryFolder } from '../library.mjs';
import { camelCase, kebabCase, pascalCase } from '../names.mjs';

/**
 * Creates a component with its texts and its test and exports it from the library's `ui` entry point: a section, or the
 * content of a whole page.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, project: string, cs: string, sk: string, page?: boolean }} options
 */
export default async function componentGenerator(tree, options) {
  const folder = getLibraryFolder(tree, options.project);
  const name = kebabCase(options.name);
  const target = `${folder}/src/ui/${name}`;
  if (tree.exists(`${target}/${name}.tsx`)) throw new Error(`${target} is there already.`);
  const values = { ...options, name, component: pascalCase(name), key: camelCase(name) };
  const templates = options.page === true ? 'page' : 'section';
  generateFiles(tree, join(import.meta.dirname, 'files', templates), target, values);
  addTranslation(tree, folder, [values.key, 'title'], options);
  addExport(tree, `${folder}/src/index.ui.ts`, `export { ${values.component} } from './ui/${name}/${name}';`);
  await formatFiles(tree);
}
