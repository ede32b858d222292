// Makes and runs the shop: packages, build, demo goods, backend, storefront. Ends both on Ctrl-C.
// @ts-check
import { ensureInstalled } from './ensure-installed.mjs';
import { requireNode } from './require-node.mjs';
import { nx, runCommand } from './run-command.mjs';
import { runServices } from './run-services.mjs';
import { backendService, storefrontService } from './services.mjs';
import { demoSettings, loadEnvFile } from './settings.mjs';

requireNode();
await ensureInstalled();
loadEnvFile();
Object.assign(process.env, demoSettings());

console.log('Building what changed …');
if ((await nx('run-many', '-t', 'build', '-p', 'backend,storefront', '--output-style=stream')) !== 0) process.exit(1);

const seeded = await runCommand(process.execPath, ['apps/backend/dist/import.js', '--demo', '--if-empty']);
if (seeded !== 0) process.exit(seeded);

await runServices([backendService(), storefrontService()]);
