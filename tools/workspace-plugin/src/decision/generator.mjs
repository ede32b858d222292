// @ts-check
import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { kebabCase } from '../names.mjs';

const folder = 'docs/decisions';

/**
 * Creates the next numbered record and its line in the list.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ title: string, date?: string }} options
 */
export default async function decisionGenerator(tree, options) {
  const taken = tree
    .children(folder)
    .map((name) => Number.parseInt(name, 10))
    .filter(Number.isInteger);
  const number = String(Math.max(0, ...taken) + 1).padStart(4, '0');
  const title = options.title.trim();
  const date = options.date ?? new Date().toISOString().slice(0, 10);
  const name = `${number}-${kebabCase(title)}`;
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, number, title, date });
  const list = tree.read(`${folder}/README.md`, 'utf8') ?? '';
  tree.write(`${folder}/README.md`, `${list.trimEnd()}\n- [${number} ${title}](${name}.md)\n`);
  await formatFiles(tree);
}
