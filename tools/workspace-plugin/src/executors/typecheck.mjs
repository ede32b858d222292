// TypeScript over all projects of a run in few programs: one for each project would read what it uses again and again.
// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { checkAll, checkOne, isInside, toTaskResult } from './batch-projects.mjs';

/**
 * @typedef {import('./batch-projects.mjs').BatchProject} BatchProject
 * @typedef {{ compilerOptions?: object, include: string[] }} ProjectSettings of its `tsconfig.json`
 */

const folder = '.cache/typecheck';
/** `path(line,column): error …`; more indented lines belong to it. */
const errorLine = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): error/;

/** @param {string} workspaceRoot @param {string} program @param {readonly string[]} args @returns {Promise<string>} all it prints */
async function run(workspaceRoot, program, ...args) {
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (child.exitCode !== 0 && output.trim() === '') throw new Error(`${program} ended with ${child.exitCode}`);
  return output;
}

/**
 * Projects beside each other see the same ambient types. Those of an app change what compiles: it has a program of its
 * own, and so has what imports it.
 * @param {BatchProject} project
 * @param {import('@nx/devkit').ExecutorContext['projectGraph']} graph
 */
const kindOf = ({ name, root }, { dependencies }) =>
  dirname(root) === 'apps' || dependencies[name]?.some(({ target }) => target === 'storefront') ? root : dirname(root);

/**
 * One program for the projects of each kind with the same settings.
 * @param {readonly BatchProject[]} projects
 * @param {import('@nx/devkit').ExecutorContext} context
 * @returns {Promise<Map<string, { projects: BatchProject[], settings: ProjectSettings }>>}
 */
async function groupIntoPrograms(projects, { root: workspaceRoot, projectGraph }) {
  /** @type {Map<string, { projects: BatchProject[], settings: ProjectSettings }>} */
  const programs = new Map();
  for (const project of projects) {
    /** @type {ProjectSettings} */
    const { compilerOptions = {}, include } = JSON.parse(
      await readFile(join(workspaceRoot, project.root, 'tsconfig.json'), 'utf8'),
    );
    const { plugins, ...options } = /** @type {{ plugins?: unknown }} */ (compilerOptions);
    const key = `${kindOf(project, projectGraph)} ${JSON.stringify(options)}`;
    /** @type {{ projects: BatchProject[], settings: ProjectSettings }} */
    const program = programs.get(key) ?? { projects: [], settings: { compilerOptions: options, include: [] } };
    program.projects.push(project);
    program.settings.include.push(...include.map((path) => join('../..', project.root, path)));
    programs.set(key, program);
  }
  return programs;
}

/** @param {string} output of the compiler @returns {{ file: string, text: string }[]} */
function readErrors(output) {
  /** @type {{ file: string, text: string }[]} */
  const errors = [];
  for (const line of output.split('\n').filter((each) => each.trim() !== '')) {
    const file = errorLine.exec(line)?.groups?.['file'];
    const last = errors.at(-1);
    if (file === undefined && last !== undefined) last.text += `\n${line}`;
    else errors.push({ file: file ?? '', text: line });
  }
  return errors;
}

/**
 * @param {readonly BatchProject[]} projects
 * @param {import('@nx/devkit').ExecutorContext} context
 */
export async function checkTypes(projects, context) {
  const workspaceRoot = context.root;
  await mkdir(join(workspaceRoot, folder), { recursive: true });
  /** @type {import('./batch-projects.mjs').TaskResult[]} */
  const results = [];
  for (const program of (await groupIntoPrograms(projects, context)).values()) {
    const settings = join(folder, `${program.projects[0]?.root.replaceAll('/', '-')}.json`);
    await writeFile(
      join(workspaceRoot, settings),
      JSON.stringify({ extends: '../../tsconfig.base.json', ...program.settings }),
    );
    const errors = readErrors(await run(workspaceRoot, 'typescript-7/bin/tsc', '-p', settings, '--pretty', 'false'));
    const isOfNone = (/** @type {{ file: string }} */ { file }) =>
      !program.projects.some(({ root }) => isInside(root, file));
    for (const project of program.projects) {
      // What is wrong outside of all of them, they have caused together.
      const own = errors.filter((error) => isInside(project.root, error.file) || isOfNone(error));
      results.push(
        toTaskResult(
          project,
          own.map(({ text }) => text),
        ),
      );
    }
  }
  return results;
}

/** @param {unknown} _options @param {import('@nx/devkit').ExecutorContext} context */
export const typecheck = (_options, context) => checkOne(context, checkTypes);

/**
 * @param {import('@nx/devkit').TaskGraph} taskGraph
 * @param {unknown} _inputs
 * @param {unknown} _overrides
 * @param {import('@nx/devkit').ExecutorContext} context
 */
export const typecheckBatch = (taskGraph, _inputs, _overrides, context) => checkAll(taskGraph, context, checkTypes);
