// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import componentGenerator from '../component/generator.mjs';
import { kebabCase } from '../names.mjs';
import { appendToLine, insertLine, sortedIndex } from '../source-lines.mjs';

const table = 'tools/boundaries/src/dependency-table.mjs';
const owners = 'CODEOWNERS';
const architecture = 'docs/architecture.md';

/** @param {import('@nx/devkit').Tree} tree @param {string} name @param {string[]} dependencies */
function addToTable(tree, name, dependencies) {
  const line = `  '${name}': [${dependencies.map((domain) => `'${domain}'`).join(', ')}],`;
  insertLine(tree, table, line, (lines) => {
    const start = lines.findIndex((other) => other.startsWith('export const domainTable = {'));
    return start < 0 ? -1 : lines.indexOf('};', start);
  });
}

/** @param {import('@nx/devkit').Tree} tree @param {string} name @param {string} team */
function addOwner(tree, name, team) {
  insertLine(tree, owners, `${`/libs/${name}/`.padEnd(28)}${team}`, (lines) =>
    sortedIndex(lines, /^\/libs\/([\w-]+)\//, name),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {string} name @param {string} owns for the table of libraries */
function addToArchitecture(tree, name, owns) {
  appendToLine(tree, architecture, /^libs\/ +domains: /, ` ${name}`);
  insertLine(tree, architecture, `| ${name} | ${owns} |`, (lines) => {
    const start = lines.indexOf('| library | owns |');
    return start < 0 ? -1 : lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  });
}

/**
 * Creates a library: entry points, texts, a first page, its lines in the dependency table and in the architecture, and
 * its owner.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, owns: string, cs: string, sk: string, team?: string, dependencies?: string[] }} options
 */
export default async function domainGenerator(tree, options) {
  const name = kebabCase(options.name);
  const folder = `libs/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  // A cell of the table has no full stop; the README's template adds one.
  const owns = options.owns.replace(/\.$/, '');
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, owns });
  addToTable(tree, name, options.dependencies ?? []);
  addOwner(tree, name, options.team ?? '@vyloha/platform');
  addToArchitecture(tree, name, owns);
  await componentGenerator(tree, { name: `${name}-page`, project: name, cs: options.cs, sk: options.sk, page: true });
  await formatFiles(tree);
  return () => {
    console.log(`Run npm install, so that @vyloha/${name} can be imported,`);
    console.log('then node tools/checks/src/write-architecture.mjs, which draws it in docs/architecture.md.');
  };
}
