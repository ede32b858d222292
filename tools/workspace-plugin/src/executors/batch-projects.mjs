// The projects whose tasks Nx has put into one batch, and what was found in each of them.
// @ts-check

/**
 * @typedef {{ task: string, name: string, root: string }} BatchProject `root` is a path from the workspace root
 * @typedef {{ task: string, result: { success: boolean, terminalOutput: string } }} TaskResult
 */

/**
 * @param {import('@nx/devkit').TaskGraph} taskGraph
 * @param {import('@nx/devkit').ExecutorContext} context
 * @returns {BatchProject[]}
 */
const listProjects = (taskGraph, { projectsConfigurations }) =>
  Object.values(taskGraph.tasks).map(({ id, target }) => ({
    task: id,
    name: target.project,
    root: projectsConfigurations.projects[target.project]?.root ?? '.',
  }));

/** @param {string} root @param {string} file path from the workspace root */
export const isInside = (root, file) => root === '.' || file.startsWith(`${root}/`);

/** @param {BatchProject} project @param {readonly string[]} found @returns {TaskResult} failed when something was found */
export const toTaskResult = ({ task, root }, found) => ({
  task,
  result: {
    success: found.length === 0,
    terminalOutput: found.length === 0 ? `${root}: nothing found\n` : `${found.join('\n')}\n`,
  },
});

/**
 * Runs the batch of one project.
 * @param {import('@nx/devkit').ExecutorContext} context
 * @param {(projects: readonly BatchProject[], context: import('@nx/devkit').ExecutorContext) => Promise<TaskResult[]>} check
 */
export async function checkOne(context, check) {
  const name = context.projectName ?? '';
  const root = context.projectsConfigurations.projects[name]?.root ?? '.';
  const [checked] = await check([{ task: '', name, root }], context);
  process.stdout.write(checked?.result.terminalOutput ?? '');
  return { success: checked?.result.success ?? false };
}

/**
 * @param {import('@nx/devkit').TaskGraph} taskGraph
 * @param {import('@nx/devkit').ExecutorContext} context
 * @param {(projects: readonly BatchProject[], context: import('@nx/devkit').ExecutorContext) => Promise<TaskResult[]>} check
 */
export async function checkAll(taskGraph, context, check) {
  const results = await check(listProjects(taskGraph, context), context);
  // Nx prints the output of single tasks, not that of a batch.
  for (const { result } of results) if (!result.success) process.stdout.write(result.terminalOutput);
  return Object.fromEntries(results.map(({ task, result }) => [task, result]));
}
