// What a change affects, and why: for people who wonder what `npm test -- --affected` is about to do.
// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * The parts of Nx's project graph that are read here.
 * @typedef {{ root: string, targets?: Record<string, unknown> }} ProjectData
 * @typedef {{
 *   nodes: Record<string, { name: string, data: ProjectData }>,
 *   dependencies: Record<string, { target: string }[]>
 * }} Graph
 */

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from the branch that Nx compares with, those not committed included; as Nx finds them. */
export function listChangedFiles() {
  const head = process.env.NX_HEAD;
  const [base = ''] = git('merge-base', process.env.NX_BASE ?? 'main', head ?? 'HEAD');
  const changed = git('diff', '--name-only', '--no-renames', '--relative', base, ...(head ? [head] : []));
  return [...new Set([...changed, ...(head ? [] : git('ls-files', '--others', '--exclude-standard'))])].sort();
}

/** @param {readonly string[]} files @returns {string[]} without those that were deleted */
export const existingFiles = (files) => files.filter((file) => existsSync(join(workspaceRoot, file)));

/** Settings of the formatter, and its version: the result for any file may differ. */
const affectsFormat = /(?:^|\/)(?:\.prettier|\.editorconfig|package-lock\.json)/;
/** @param {readonly string[]} files @returns {string[]} what the formatter has to look at; `.` is everything */
export const filesToFormat = (files) => (files.some((file) => affectsFormat.test(file)) ? ['.'] : existingFiles(files));

/** @param {Graph} graph @param {string} file @returns {string | undefined} the project with the longest matching root */
function ownerOf({ nodes }, file) {
  return Object.values(nodes)
    .filter(({ data: { root } }) => root === '.' || file.startsWith(`${root}/`))
    .sort((a, b) => b.data.root.length - a.data.root.length)[0]?.name;
}

/**
 * Why each project is affected: its own files, or the project on the shortest way to one with changed files.
 * @param {{ graph: Graph, files: readonly string[], affected: readonly string[] }} change
 * @returns {Map<string, string>} reason by project, the nearest first
 */
export function explainAffected({ graph, files, affected }) {
  /** @type {Map<string, string>} */
  const reasons = new Map();
  for (const name of affected) {
    const own = files.filter((file) => ownerOf(graph, file) === name);
    const more = own.length > 1 ? ` and ${own.length - 1} more` : '';
    if (own.length > 0) reasons.set(name, `${own[0]}${more}`);
  }
  for (let found = [...reasons.keys()]; found.length > 0;) {
    const next = affected.filter((name) => !reasons.has(name));
    /** @type {[string, string][]} */
    const through = next.flatMap((name) => {
      const used = graph.dependencies[name]?.find(({ target }) => found.includes(target))?.target;
      return used === undefined ? [] : [[name, `uses ${used}`]];
    });
    for (const [name, reason] of through) reasons.set(name, reason);
    found = through.map(([name]) => name);
  }
  for (const name of affected) if (!reasons.has(name)) reasons.set(name, 'reads a changed file outside of it');
  return reasons;
}

/**
 * @param {{ graph: Graph, files: readonly string[], affected: readonly string[], targets: readonly string[] }} change
 * @returns {string} what will run, and why
 */
export function describePlan({ graph, files, affected, targets }) {
  const reasons = explainAffected({ graph, files, affected });
  const toFormat = filesToFormat(files);
  const projectsOf = (/** @type {string} */ target) =>
    affected.filter((name) => graph.nodes[name]?.data.targets?.[target] !== undefined);
  return [
    `${files.length} changed file(s) affect ${affected.length} of ${Object.keys(graph.nodes).length} projects:`,
    ...[...reasons].map(([name, reason]) => `  ${name}: ${reason}`),
    'What runs:',
    `  format: ${toFormat.includes('.') ? 'all files' : `${toFormat.length} file(s)`}`,
    ...targets.map((target) => {
      const projects = projectsOf(target);
      return `  ${target}: ${projects.length === 0 ? 'nothing' : projects.join(', ')}`;
    }),
  ].join('\n');
}
