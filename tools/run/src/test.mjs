// Runs all checks: format, lint, types, unit and integration tests, build, browser journeys, budgets.
// `npm test -- --affected` runs only what the change against main affects.
// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countFolder, sumCounts } from './count-results.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { failedTests } from './failed-tests.mjs';
import { findChromium } from './find-chromium.mjs';
import { requireNode } from './require-node.mjs';
import { rerunFailed } from './rerun-failed.mjs';
import { nx, runTool } from './run-command.mjs';
import { workspaceRoot } from './workspace-root.mjs';

requireNode();
await ensureInstalled();

const affected = process.argv.includes('--affected');
const results = join(workspaceRoot, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });

/** @param {string} target */
const runTarget = (target) => () =>
  nx(affected ? 'affected' : 'run-many', '-t', target, '--parallel=2', '--output-style=static', '--nxBail=false');

/** @type {[string, () => Promise<number>][]} */
const steps = [
  ['format', () => runTool('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn'])],
  ['unused code', () => runTool('knip/bin/knip.js', ['--no-progress'])],
  ['lint', runTarget('lint')],
  ['types', runTarget('typecheck')],
  ['unit and integration tests', runUnitTests],
  ['build', runTarget('build')],
  ['browser journeys and budgets', browserTests],
];

/** @type {import('./failed-tests.mjs').FailedTest[]} */
const flaky = [];

/** Names of the projects whose unit tests were to run and left no result file. */
function projectsWithoutReport() {
  const show = ['node_modules/nx/dist/bin/nx.js', 'show', 'projects', '--with-target', 'test', '--json'];
  const env = { ...process.env, NX_DAEMON: 'false' };
  const projects = execFileSync(process.execPath, [...show, ...(affected ? ['--affected'] : [])], { env });
  return /** @type {string[]} */ (JSON.parse(projects.toString())).filter(
    (project) => !existsSync(join(results, `${project}.json`)),
  );
}

async function runUnitTests() {
  const code = await runTarget('test')();
  const failed = failedTests(results);
  // A project that fell without a report has failed, whatever the second run of other projects says.
  if (code === 0 || failed.length === 0 || projectsWithoutReport().length > 0) return code;
  flaky.push(...(await rerunFailed(failed)));
  return flaky.length === failed.length ? 0 : code;
}

async function browserTests() {
  const chromium = await findChromium();
  if (!chromium) {
    console.error('No Chromium: set CHROMIUM_PATH, or install one (apt-get install chromium).');
    return 1;
  }
  process.env.CHROMIUM_PATH = chromium;
  return runTarget('e2e')();
}

/** @type {string[]} */
const failedSteps = [];
for (const [name, run] of steps) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const ok = (await run()) === 0;
  console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  if (!ok) failedSteps.push(name);
}

const failed = failedTests(results);
const isFlaky = (/** @type {import('./failed-tests.mjs').FailedTest} */ test) =>
  flaky.some(({ file, title }) => file === test.file && title === test.title);
const failures = failed.filter((test) => !isFlaky(test));
// A step is a check of its own; one that broke without a failed test still has to show.
const total = sumCounts([
  { passed: countFolder(results).passed + flaky.length, failed: failures.length },
  { passed: steps.length - failedSteps.length, failed: failedSteps.length },
]);

/** @param {string} heading @param {readonly import('./failed-tests.mjs').FailedTest[]} tests */
function list(heading, tests) {
  if (tests.length > 0) console.log(`\n${heading}`);
  for (const { file, title, reason } of tests) console.log(`  ${file} › ${title}\n    ${reason}`);
}
list('Flaky, passed when run once more alone:', flaky);
list('Failed tests:', failures);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
