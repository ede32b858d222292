// Runs all checks: format, lint, types, unit and integration tests, build, browser journeys, budgets.
// `npm test -- --affected` runs only what the change against main affects.
// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { countFolder, sumCounts } from './count-results.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { failedTests } from './failed-tests.mjs';
import { findChromium } from './find-chromium.mjs';
import { requireNode } from './require-node.mjs';
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

/** @type {import('./count-results.mjs').Count[]} */
const counts = [];
/** @type {string[]} */
const failedSteps = [];
for (const [name, run] of steps) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const ok = (await run()) === 0;
  console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  if (!ok) failedSteps.push(name);
}

// A step is a check of its own; one that failed without a failed test must be reported as well.
const tests = countFolder(results);
counts.push(tests, { passed: steps.length - failedSteps.length, failed: failedSteps.length });
const total = sumCounts(counts);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
for (const { file, title, reason } of failedTests(results)) console.log(`  ${file} › ${title}\n    ${reason}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
