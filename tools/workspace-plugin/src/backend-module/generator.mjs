// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { camelCase, kebabCase } from '../names.mjs';
import { insertLine, sortedIndex } from '../source-lines.mjs';

const table = 'tools/boundaries/src/dependency-table.mjs';
const list = 'apps/backend/src/modules.ts';

/** @param {import('@nx/devkit').Tree} tree @param {string} name @param {string} above */
function addToTable(tree, name, above) {
  insertLine(tree, table, `  '${name}',`, (lines) => {
    const start = lines.indexOf('export const backendModules = [');
    const index = lines.indexOf(`  '${above}',`, start);
    return start < 0 || index < 0 ? -1 : index + 1;
  });
}

/** @param {import('@nx/devkit').Tree} tree @param {string} name @param {string} variable */
function addToModules(tree, name, variable) {
  insertLine(
    tree,
    list,
    `import { ${variable} } from '@vyloha/backend-${name}';`,
    (lines) => lines.findLastIndex((line) => line.includes(" from '@vyloha/backend-")) + 1,
  );
  insertLine(tree, list, `  ${variable},`, (lines) => {
    const start = lines.findIndex((line) => line.startsWith('const domains'));
    return start < 0 ? -1 : lines.indexOf('];', start);
  });
}

/**
 * Creates a module of the backend: a library with a description of the module, its lines in the dependency table and in
 * the list of modules, and its owner.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, holds: string, above?: string, team?: string }} options
 */
export default async function backendModuleGenerator(
  tree,
  { above = 'companies', team = '@vyloha/backend', ...options },
) {
  const name = kebabCase(options.name);
  const folder = `libs/backend/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  const holds = options.holds.replace(/\.$/, '');
  const variable = `${camelCase(name)}Module`;
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, holds, variable });
  addToTable(tree, name, above);
  addToModules(tree, name, variable);
  insertLine(tree, 'CODEOWNERS', `${`/${folder}/`.padEnd(27)} ${team}`, (lines) =>
    sortedIndex(lines, /^\/libs\/backend\/([\w-]+)\//, name),
  );
  await formatFiles(tree);
  return () => {
    console.log(`Run npm install, so that @vyloha/backend-${name} can be imported,`);
    console.log('then node tools/checks/src/write-architecture.mjs, which lists it in docs/architecture.md.');
  };
}
