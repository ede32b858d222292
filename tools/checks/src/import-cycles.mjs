// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * Files of the same project that a file imports, type imports included.
 * @param {string} workspaceRoot
 * @param {string} file relative to the root of the workspace
 * @returns {string[]}
 */
export function importedFiles(workspaceRoot, file) {
  const { importedFiles: found } = ts.preProcessFile(readFileSync(join(workspaceRoot, file), 'utf8'), true, true);
  return found
    .filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => {
      const target = normalize(join(dirname(file), fileName));
      const resolved = endings
        .map((ending) => `${target}${ending}`)
        .find((path) => existsSync(join(workspaceRoot, path)) && statSync(join(workspaceRoot, path)).isFile());
      return resolved === undefined ? [] : [resolved];
    });
}

/**
 * Groups of files that import each other in a cycle (Tarjan's strongly connected components of more than one file).
 * @param {ReadonlyMap<string, readonly string[]>} imports by file
 * @returns {string[][]} sorted
 */
export function findCycles(imports) {
  /** @type {Map<string, { index: number, low: number, onStack: boolean }>} */
  const visits = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const cycles = [];
  /** @param {string} file */
  const visit = (file) => {
    const ownVisit = { index: visits.size, low: visits.size, onStack: true };
    visits.set(file, ownVisit);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      const other = visits.get(target) ?? visit(target);
      if (other.onStack) ownVisit.low = Math.min(ownVisit.low, other.low);
    }
    if (ownVisit.low !== ownVisit.index) return ownVisit;
    const cycle = stack.splice(stack.indexOf(file));
    for (const member of cycle) {
      const visited = visits.get(member);
      if (visited) visited.onStack = false;
    }
    if (cycle.length > 1) cycles.push(cycle.sort());
    return ownVisit;
  };
  for (const file of imports.keys()) if (!visits.has(file)) visit(file);
  return cycles.sort();
}

/**
 * @param {string} workspaceRoot
 * @param {readonly string[]} files relative to the root of the workspace
 */
export function findImportCycles(workspaceRoot, files) {
  return findCycles(new Map(files.map((file) => [file, importedFiles(workspaceRoot, file)])));
}
