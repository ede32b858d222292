// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { addToDoor, roomFolder } from '../door.mjs';
import { camelCase, kebabCase, pascalCase } from '../names.mjs';

/**
 * Makes a call to the store: the model with its parser, the call, and a test before a real server.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, room: string, path: string, method?: string }} options
 */
export default async function apiCallGenerator(tree, options) {
  const folder = roomFolder(tree, options.room);
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
  addToDoor(tree, `${folder}/src/index.server.ts`, `export { ${camelCase(name)} } from './api/${name}.server';`);
  await formatFiles(tree);
}
