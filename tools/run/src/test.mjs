// Runs all checks: format, lint, types, unit and integration tests, build, browser journeys, budgets.
// `npm test -- --affected` runs only what the change against main affects, and says before what and why.
// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describePlan, filesToFormat, listChangedFiles } from './affected-plan.mjs';
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

/** @param {readonly string[]} targets @returns {Promise<number>} exit code */
async function runTargets(targets) {
  const file = join(workspaceRoot, profile);
  rmSync(file, { force: true });
  const names = targets.flatMap((target) => ['-t', target]);
  // As many as the cores of CI: with a third one it took as long, and each test several times.
  const flags = ['--parallel=2', '--output-style=static', '--nxBail=false'];
  const code = await nx(affected ? 'affected' : 'run-many', ...names, ...flags);
  if (existsSync(file)) tasks.push(...readTaskTimes(readFileSync(file, 'utf8')));
  return code;
}

const targets = ['knip', 'lint', 'typecheck', 'test', 'build', 'e2e'];

/** One run of Nx, in which no core waits for the last task of a target before the next one starts. */
async function runProjects() {
  const chromium = await findChromium();
  if (!chromium) {
    console.error('No Chromium: set CHROMIUM_PATH, or install one (apt-get install chromium).');
    await runTargets(targets.filter((target) => target !== 'e2e'));
    return 1;
  }
  process.env.CHROMIUM_PATH = chromium;
  return runTargets(targets);
}

/** @type {Step[]} All at once, for the same reason. */
const steps = [
  { name: 'format', run: format },
  { name: 'unused code, lint, types, unit and contract tests, builds, browser journeys and budgets', run: runProjects },
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
      targets,
    }),
  );
}

/** @type {string[]} */
const failedSteps = [];
/** @type {import('./run-times.mjs').Timed[]} */
const times = [];

/** @param {Step} step */
async function runStep({ name, run }) {
  const startedAt = Date.now();
  const ok = (await run()) === 0;
  const seconds = (Date.now() - startedAt) / 1000;
  times.push({ name, seconds });
  console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${seconds.toFixed(0)} s)`);
  if (!ok) failedSteps.push(name);
}
await Promise.all(steps.map(runStep));

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
