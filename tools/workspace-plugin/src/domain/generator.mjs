// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import componentGenerator from '../component/generator.mjs';
import { kebabCase } from '../names.mjs';

const table = 'tools/boundaries/src/dependency-table.mjs';
const owners = 'CODEOWNERS';

/** @param {import('@nx/devkit').Tree} tree @param {string} name @param {string[]} dependencies */
function addToTable(tree, name, dependencies) {
  const text = tree.read(table, 'utf8') ?? '';
  const line = `  '${name}': [${dependencies.map((domain) => `'${domain}'`).join(', ')}],\n`;
  const changed = text.replace(
    /(export const domainTable = \{\n[\s\S]*?)(\};)/,
    (_, lines, end) => `${lines}${line}${end}`,
  );
  if (changed === text) throw new Error(`${table} has lost its domainTable.`);
  tree.write(table, changed);
}

/** @param {import('@nx/devkit').Tree} tree @param {string} name @param {string} team */
function addOwner(tree, name, team) {
  const text = (tree.read(owners, 'utf8') ?? '').trimEnd();
  tree.write(owners, `${text}\n${`/libs/${name}/`.padEnd(28)}${team}\n`);
}

/**
 * Creates a library: entry points, translations, a first page, its line in the dependency table and its owner.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, owns: string, cs: string, sk: string, team?: string, dependencies?: string[] }} options
 */
export default async function domainGenerator(tree, options) {
  const name = kebabCase(options.name);
  const folder = `libs/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, owns: options.owns });
  addToTable(tree, name, options.dependencies ?? []);
  addOwner(tree, name, options.team ?? '@vyloha/platform');
  await componentGenerator(tree, { name: `${name}-page`, project: name, cs: options.cs, sk: options.sk });
  await formatFiles(tree);
  return () => console.log(`Run npm install, so that @vyloha/${name} can be imported.`);
}
