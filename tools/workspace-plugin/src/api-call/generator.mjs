// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { addExport, getLibraryFolder } from '../library.mjs';
import { camelCase, kebabCase, pascalCase } from '../names.mjs';

/**
 * Creates a call to the store: the model with its parser, the call, and a test against a real server.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, project: string, path: string, method?: string }} options
 */
export default async function apiCallGenerator(tree, options) {
  const folder = getLibraryFolder(tree, options.project);
  const name = kebabCase(options.name);
  const [, thing = name] = /^[a-z]+-(.+)$/.exec(name) ?? [];
  if (tree.exists(`${folder}/src/api/${name}.server.ts`)) throw new Error(`${name} is there already.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), `${folder}/src`, {
    name,
    thing,
    call: camelCase(name),
    model: pascalCase(thing),
    schema: `${camelCase(thing)}Response`,
    path: options.path,
    method: options.method ?? 'GET',
  });
  addExport(tree, `${folder}/src/index.server.ts`, `export { ${camelCase(name)} } from './api/${name}.server';`);
  await formatFiles(tree);
}
