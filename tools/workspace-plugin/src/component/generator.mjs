// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { addTranslation, addExport, getLibraryFolder } from '../library.mjs';
import { camelCase, kebabCase, pascalCase } from '../names.mjs';

/**
 * Creates a component with style and test and exports it from the library's `ui` entry point.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, project: string, cs: string, sk: string }} options
 */
export default async function componentGenerator(tree, options) {
  const folder = getLibraryFolder(tree, options.project);
  const name = kebabCase(options.name);
  const target = `${folder}/src/ui/${name}`;
  if (tree.exists(`${target}/${name}.tsx`)) throw new Error(`${target} is there already.`);
  const values = { ...options, name, component: pascalCase(name), key: camelCase(name) };
  generateFiles(tree, join(import.meta.dirname, 'files'), target, values);
  addTranslation(tree, folder, [values.key, 'title'], options);
  addExport(tree, `${folder}/src/index.ui.ts`, `export { ${values.component} } from './ui/${name}/${name}';`);
  await formatFiles(tree);
}
