// Runs all checks: format, lint, types, unit and integration tests, build, browser journeys, budgets.
// `npm test -- --affected` runs only what the change against main affects.
// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { findChromium } from './find-chromium.mjs';
import { requireNode } from './require-node.mjs';
import { nx, runTool } from './run-command.mjs';
import { readReports } from './test-reports.mjs';
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
  ['unit and integration tests', runTarget('test')],
  ['build', runTarget('build')],
  ['browser journeys and budgets', browserTests],
];

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

const { passed, failed, flaky } = readReports(results);

/** @param {string} heading @param {readonly import('./test-reports.mjs').ReportedTest[]} tests */
function list(heading, tests) {
  if (tests.length > 0) console.log(`\n${heading}`);
  for (const { file, title, reason } of tests) console.log(`  ${file} › ${title}\n    ${reason}`);
}
list('Flaky (passed on a retry):', flaky);
list('Failed tests:', failed);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
// Each step is a check too: one that breaks without a failed test still has to count.
const failures = failed.length + failedSteps.length;
console.log(`\n${passed + steps.length - failedSteps.length} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
