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
const config = ['--config', 'e2e/storefront/playwright.config.ts'];
// They have a shop of their own: with an origin, Playwright starts no other one.
const environment = { CHROMIUM_PATH: chromium, E2E_ORIGIN: 'http://localhost' };
process.exitCode = await runTool(
  '@playwright/test/cli.js',
  ['test', ...config, '--project=pictures', '--workers=1', '--update-snapshots', ...process.argv.slice(2)],
  environment,
);
