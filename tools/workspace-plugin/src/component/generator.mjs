// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { addText, addToDoor, roomFolder } from '../door.mjs';
import { camelCase, kebabCase, pascalCase } from '../names.mjs';

/**
 * Makes a component with style and test and names it at the room's `ui` door.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, room: string, cs: string, sk: string }} options
 */
export default async function componentGenerator(tree, options) {
  const folder = roomFolder(tree, options.room);
  const name = kebabCase(options.name);
  const target = `${folder}/src/ui/${name}`;
  if (tree.exists(`${target}/${name}.tsx`)) throw new Error(`${target} is there already.`);
  const values = { ...options, name, component: pascalCase(name), key: camelCase(name) };
  generateFiles(tree, join(import.meta.dirname, 'files'), target, values);
  addText(tree, folder, [values.key, 'title'], options);
  addToDoor(tree, `${folder}/src/index.ui.ts`, `export { ${values.component} } from './ui/${name}/${name}';`);
  await formatFiles(tree);
}
