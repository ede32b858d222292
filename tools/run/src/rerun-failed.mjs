// @ts-check
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** @typedef {import('./failed-tests.mjs').FailedTest} FailedTest */

/**
 * Test files of failed tests by the folder of their project, e.g. `libs/cart` -> `src/model/cart.test.ts`.
 * @param {readonly FailedTest[]} failed
 * @returns {Map<string, string[]>}
 */
export function filesByProject(failed) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const { file } of failed) {
    const [kind, project, ...rest] = file.split('/');
    const folder = `${kind}/${project}`;
    files.set(folder, (files.get(folder) ?? new Set()).add(rest.join('/')));
  }
  return new Map([...files].map(([folder, names]) => [folder, [...names].sort()]));
}

/**
 * A property that failed has found a counterexample: other random values prove nothing about it.
 * @param {FailedTest} test
 */
const mayBeFlaky = ({ reason }) => !reason.includes('Property failed');

/**
 * Runs the files of failed unit tests once more, one project after the other with nothing beside it: a test that fails
 * only under load is reported as flaky instead of failing a whole run, as the browser tests do by `retries`.
 * @param {readonly FailedTest[]} failed
 * @returns {Promise<FailedTest[]>} tests of the projects that passed now
 */
export async function rerunFailed(failed) {
  /** @type {string[]} */
  const passed = [];
  for (const [folder, files] of filesByProject(failed.filter(mayBeFlaky))) {
    console.log(`\n── once more, alone: ${folder} ${files.join(' ')}`);
    const vitest = join(workspaceRoot, 'node_modules/vitest/vitest.mjs');
    const code = await runCommand(process.execPath, [vitest, 'run', '--root', folder, ...files]);
    if (code === 0) passed.push(folder);
  }
  return failed.filter(mayBeFlaky).filter(({ file }) => passed.some((folder) => file.startsWith(`${folder}/`)));
}
