// ESLint over all projects of a run in one process: loading its rules takes four of the five seconds of a project.
// @ts-check
import { ESLint } from 'eslint';
import { relative } from 'node:path';
import { checkAll, checkOne, isInside, toTaskResult } from './batch-projects.mjs';

/**
 * @param {readonly import('./batch-projects.mjs').BatchProject[]} projects
 * @param {import('@nx/devkit').ExecutorContext} context
 */
export async function checkCode(projects, { root: workspaceRoot }) {
  const eslint = new ESLint({
    cwd: workspaceRoot,
    warnIgnored: false,
    // Nx runs one batch at a time: the other core would be idle. Two processes load the rules twice, for a few files too long.
    concurrency: projects.length > 4 ? 2 : 'off',
  });
  const results = await eslint.lintFiles(projects.map(({ root }) => root));
  const formatter = await eslint.loadFormatter('stylish');
  return Promise.all(
    projects.map(async (project) => {
      const own = results.filter(({ filePath }) => isInside(project.root, relative(workspaceRoot, filePath)));
      // A warning fails, too.
      const found = own.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);
      return toTaskResult(project, found.length === 0 ? [] : [await formatter.format(found)]);
    }),
  );
}

/** @param {unknown} _options @param {import('@nx/devkit').ExecutorContext} context */
export const lint = (_options, context) => checkOne(context, checkCode);

/**
 * @param {import('@nx/devkit').TaskGraph} taskGraph
 * @param {unknown} _inputs
 * @param {unknown} _overrides
 * @param {import('@nx/devkit').ExecutorContext} context
 */
export const lintBatch = (taskGraph, _inputs, _overrides, context) => checkAll(taskGraph, context, checkCode);
