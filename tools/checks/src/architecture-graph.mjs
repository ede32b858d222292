// @ts-check
import { createProjectGraphAsync, workspaceRoot } from '@nx/devkit';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendModules } from '@vyloha/boundaries/dependency-table';

const start = '<!-- graph:start -->';
const end = '<!-- graph:end -->';
const projectTypes = ['app', 'backend', 'domain', 'client', 'ui', 'demo', 'util'];

/**
 * @typedef {{ name: string, kind: string }} Project
 * @typedef {{ from: string, to: string }} Dependency
 */

/** The libraries and dependencies that Nx finds in the code, without tests and tools. */
export async function readGraph() {
  const graph = await createProjectGraphAsync({ exitOnError: true });
  const projects = Object.values(graph.nodes)
    .map((node) => ({ name: node.name, kind: node.data.tags?.find((tag) => tag.startsWith('type:'))?.slice(5) ?? '' }))
    .filter((project) => projectTypes.includes(project.kind))
    .sort((a, b) => projectTypes.indexOf(a.kind) - projectTypes.indexOf(b.kind) || a.name.localeCompare(b.name));
  const names = new Set(projects.map((project) => project.name));
  const dependencies = projects.flatMap((project) =>
    (graph.dependencies[project.name] ?? [])
      .filter((dependency) => names.has(dependency.target))
      .map((dependency) => ({ from: project.name, to: dependency.target }))
      .sort((a, b) => a.to.localeCompare(b.to)),
  );
  return { projects, dependencies };
}

/**
 * The dependencies between domains as a diagram, all others as a table: a diagram of everything would be unreadable.
 * @param {{ projects: Project[], dependencies: Dependency[] }} graph
 */
export function drawGraph({ projects, dependencies }) {
  const domains = new Set(projects.filter((project) => project.kind === 'domain').map((project) => project.name));
  const platform = new Set(
    projects
      .filter((project) => ['client', 'ui', 'demo', 'util'].includes(project.kind))
      .map((project) => project.name),
  );
  const domainDependencies = dependencies.filter(
    (dependency) => domains.has(dependency.from) && domains.has(dependency.to),
  );
  const isolatedDomains = [...domains].filter((name) =>
    domainDependencies.every((dependency) => dependency.from !== name && dependency.to !== name),
  );
  const picture = [
    '```mermaid',
    'graph TD',
    ...domainDependencies.map((dependency) => `  ${dependency.from} --> ${dependency.to}`),
    ...isolatedDomains.map((name) => `  ${name}`),
    '```',
  ];
  const table = projects.map((project) => {
    const targets = dependencies
      .filter((dependency) => dependency.from === project.name && platform.has(dependency.to))
      .map((dependency) => dependency.to);
    return `| ${project.name} | ${project.kind} | ${targets.join(', ') || '–'} |`;
  });
  return [
    ...picture,
    '',
    '| project | kind | platform libraries it uses |',
    '|---|---|---|',
    ...table,
    '',
    ...describeBackend(dependencies),
  ].join('\n');
}

/** @param {string} name of a module of the backend */
function countTables(name) {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', `libs/backend/${name}`],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
    },
  );
  return files
    .split('\n')
    .filter((file) => file.endsWith('/tables.ts') && existsSync(join(workspaceRoot, file)))
    .map(
      (file) => readFileSync(join(workspaceRoot, file), 'utf8').match(/^export const \w+ = pgTable\(/gm)?.length ?? 0,
    )
    .reduce((sum, count) => sum + count, 0);
}

/**
 * The modules of the backend, the lowest first: each imports only those before it.
 * @param {Dependency[]} dependencies
 */
function describeBackend(dependencies) {
  const rows = backendModules.map((name) => {
    const targets = dependencies
      .filter(({ from }) => from === `backend-${name}`)
      .map(({ to }) => to.replace(/^backend-/, ''))
      .filter((target) => backendModules.includes(target));
    const lowestFirst = backendModules.filter((other) => targets.includes(other));
    return `| backend-${name} | ${lowestFirst.join(', ') || '–'} | ${countTables(name)} |`;
  });
  return ['| module of the backend | imports | tables |', '|---|---|---|', ...rows];
}

/** @param {string} page @param {string} drawing */
export function replaceDrawing(page, drawing) {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/architecture.md has lost its graph markers.');
  return `${page.slice(0, from + start.length)}\n${drawing}\n${page.slice(to)}`;
}
