// How the folders of the backend import each other; `node tools/checks/src/backend-graph.mjs` prints it.
// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCycles, importedFiles } from './import-cycles.mjs';

const source = 'apps/backend/src/';

/** The folder of a file; null for the composition at the top and for what tests share. @param {string} file */
function folderOf(file) {
  const [folder, ...rest] = file.slice(source.length).split('/');
  return rest.length === 0 || folder === undefined || folder === 'testing' ? null : folder;
}

/** @param {string} workspaceRoot @returns {Map<string, Set<string>>} folders that a folder imports, tests left out */
export function readBackendGraph(workspaceRoot) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', source], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const file of listed.split('\n')) {
    const folder = folderOf(file);
    const isCode = file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/');
    if (folder === null || !isCode || !existsSync(join(workspaceRoot, file))) continue;
    const targets = graph.get(folder) ?? new Set();
    graph.set(folder, targets);
    for (const imported of importedFiles(workspaceRoot, file)) {
      const target = imported.startsWith(source) ? folderOf(imported) : null;
      if (target !== null && target !== folder) targets.add(target);
    }
  }
  return graph;
}

/** Pairs of folders that import each other. @param {ReadonlyMap<string, ReadonlySet<string>>} graph */
export const findMutualPairs = (graph) =>
  [...graph]
    .flatMap(([a, targets]) => [...targets].filter((b) => a < b && graph.get(b)?.has(a)).map((b) => `${a} ↔ ${b}`))
    .sort();

/** Folders in the largest circle. @param {ReadonlyMap<string, ReadonlySet<string>>} graph */
export function largestCircle(graph) {
  const cycles = findCycles(new Map([...graph].map(([folder, targets]) => [folder, [...targets]])));
  return Math.max(0, ...cycles.map(({ length }) => length));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const graph = readBackendGraph(process.cwd());
  const pairs = findMutualPairs(graph);
  console.log(
    `${graph.size} folders, ${pairs.length} pairs that import each other, ${largestCircle(graph)} in a circle`,
  );
  for (const pair of pairs) console.log(`  ${pair}`);
}
