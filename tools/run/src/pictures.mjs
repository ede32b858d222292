// Makes the kept pictures of the pages anew: look at what changed before committing them.
// @ts-check
import { ensureInstalled } from './ensure-installed.mjs';
import { findChromium } from './find-chromium.mjs';
import { requireNode } from './require-node.mjs';
import { nx, runTool } from './run-command.mjs';

requireNode();
await ensureInstalled();
const chromium = await findChromium();
if (!chromium) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one (apt-get install chromium).');
  process.exit(1);
}
if ((await nx('run-many', '-t', 'build', '-p', 'backend,storefront', '--output-style=stream')) !== 0) process.exit(1);
// They have a shop of their own: with an origin, Playwright starts no other one.
const environment = { CHROMIUM_PATH: chromium, E2E_ORIGIN: 'http://localhost' };
let failed = 0;
for (const area of ['catalog', 'purchase', 'account', 'content']) {
  const test = ['test', '--config', `e2e/${area}/playwright.config.ts`, 'pictures.spec.ts', '--update-snapshots'];
  failed += await runTool('@playwright/test/cli.js', [...test, ...process.argv.slice(2)], environment);
}
process.exitCode = failed === 0 ? 0 : 1;
