// Runs all checks: format, lint, types, unit and integration tests, build, browser journeys, budgets.
// `npm test -- --affected` runs only what the change against main affects, and says before what and why.
// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { affectsUnusedCode, describePlan, filesToFormat, listChangedFiles } from './affected-plan.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findChromium } from './find-chromium.mjs';
import { requireNode } from './require-node.mjs';
import { nx, readNx, runTool } from './run-command.mjs';
import { findSlowestFiles, formatRunTimes, readTaskTimes } from './run-times.mjs';
import { readReports } from './test-reports.mjs';
import { workspaceRoot } from './workspace-root.mjs';

requireNode();
await ensureInstalled();

const affected = process.argv.includes('--affected');
const results = join(workspaceRoot, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });

/** What tests import, transformed once for all projects of this run: nothing of an earlier state of the files is left. */
process.env.VITEST_MODULE_CACHE = join(workspaceRoot, '.cache', 'vitest-modules');
for (const folder of [process.env.VITEST_MODULE_CACHE, join(workspaceRoot, 'node_modules/.experimental-vitest-cache')])
  rmSync(folder, { recursive: true, force: true });

/** Written by Nx, which takes a path from the workspace root. */
const profile = '.cache/task-times.json';
process.env.NX_PROFILE = profile;

/** @typedef {{ name: string, run: () => Promise<number> }} Step that ends with an exit code */

/** @type {import('./run-times.mjs').TaskTime[]} */
const tasks = [];

/** @param {string[]} args of Nx @returns {Promise<number>} exit code */
async function runNx(...args) {
  const file = join(workspaceRoot, profile);
  rmSync(file, { force: true });
  // As many as the cores of CI: with a third one it took as long, and each test several times.
  const code = await nx(...args, '--parallel=2', '--output-style=static', '--nxBail=false');
  if (existsSync(file)) tasks.push(...readTaskTimes(readFileSync(file, 'utf8')));
  return code;
}

/** @returns {Promise<number>} Files that have not changed since their last check are not read again. */
const format = async () => {
  const files = affected ? filesToFormat(changedFiles) : ['.'];
  if (files.length === 0) return 0;
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];
  return runTool('prettier/bin/prettier.cjs', [
    '--check',
    '--ignore-unknown',
    '--log-level',
    'warn',
    ...cache,
    ...files,
  ]);
};

/** The whole workspace is one graph: what one project stops using is unused in another. */
const unusedCode = async () => (affected && !affectsUnusedCode(changedFiles) ? 0 : runNx('run-many', '-t', 'knip'));

/** @type {Step} Each takes one core for half a minute. */
const formatAndUnusedCode = {
  name: 'format, unused code',
  run: async () => Math.max(...(await Promise.all([format(), unusedCode()]))),
};

/** @param {readonly string[]} targets @returns {Promise<number>} */
const runTargets = (targets) =>
  runNx(affected ? 'affected' : 'run-many', ...targets.flatMap((target) => ['-t', target]));

const checks = ['lint', 'typecheck'];
const tests = ['test', 'build', 'e2e'];

/** One run of Nx, in which no core waits for the last task of a target before the next one starts. */
async function runTests() {
  const chromium = await findChromium();
  if (!chromium) {
    console.error('No Chromium: set CHROMIUM_PATH, or install one (apt-get install chromium).');
    await runTargets(tests.filter((target) => target !== 'e2e'));
    return 1;
  }
  process.env.CHROMIUM_PATH = chromium;
  return runTargets(tests);
}

/** @type {Step[]} */
const steps = [
  formatAndUnusedCode,
  { name: 'lint, types', run: () => runTargets(checks) },
  { name: 'unit and contract tests, builds, browser journeys and budgets', run: runTests },
];

const changedFiles = affected ? listChangedFiles() : [];
if (affected) {
  const { createProjectGraphAsync } = await import('@nx/devkit');
  process.env.NX_DAEMON = 'false';
  console.log(
    describePlan({
      graph: await createProjectGraphAsync({ exitOnError: true }),
      files: changedFiles,
      affected: JSON.parse(readNx('show', 'projects', '--affected', '--json')),
      targets: [...checks, ...tests],
    }),
  );
}

/** @type {string[]} */
const failedSteps = [];
/** @type {import('./run-times.mjs').Timed[]} */
const times = [];
for (const { name, run } of steps) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const ok = (await run()) === 0;
  const seconds = (Date.now() - startedAt) / 1000;
  times.push({ name, seconds });
  console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${seconds.toFixed(0)} s)`);
  if (!ok) failedSteps.push(name);
}

const { passed, failed, flaky } = readReports(results);

/** @param {string} heading @param {readonly import('./test-reports.mjs').ReportedTest[]} tests */
function list(heading, tests) {
  if (tests.length > 0) console.log(`\n${heading}`);
  for (const { file, title, reason } of tests) console.log(`  ${file} › ${title}\n    ${reason}`);
}
console.log(`\n${formatRunTimes({ steps: times, tasks, files: findSlowestFiles(results) })}`);
list('Flaky (passed on a retry):', flaky);
list('Failed tests:', failed);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
// Each step is a check too: one that breaks without a failed test still has to count.
const failures = failed.length + failedSteps.length;
console.log(`\n${passed + steps.length - failedSteps.length} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
