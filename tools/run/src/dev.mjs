// Runs the shop from its sources: the storefront shows changes at once, the backend restarts after each of its own.
// @ts-check
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { requireNode } from './require-node.mjs';
import { refuseTakenPorts, runServices } from './run-services.mjs';
import { seedShop } from './seed-shop.mjs';
import { backendService, standInServices, storefrontDevService } from './services.mjs';
import { demoSettings, loadEnvFile } from './settings.mjs';
import { workspaceRoot } from './workspace-root.mjs';

requireNode();
await ensureInstalled();
loadEnvFile();
Object.assign(process.env, {
  ...demoSettings(),
  NODE_ENV: process.env.NODE_ENV ?? 'development',
  // Modules are transformed when a page needs them first, which is no reason to tell that the shop is overloaded.
  PAGE_DEADLINE: process.env.PAGE_DEADLINE ?? '30',
});

const services = [...standInServices(), { ...backendService(), isRestarted: true }, storefrontDevService()];
await refuseTakenPorts(services);

const builder = fork(join(workspaceRoot, 'apps/backend/build.mjs'), ['--watch']);
process.once('exit', () => builder.kill());
let builds = 0;
let onBuilt = () => {};
builder.on('message', () => {
  builds += 1;
  onBuilt();
});
await new Promise((resolve) => {
  onBuilt = () => resolve(undefined);
});

const seedExitCode = await seedShop();
if (seedExitCode !== 0) process.exit(seedExitCode);

const startedBuild = builds;
const shop = await runServices(services);
onBuilt = () => {
  console.log('The backend changed …');
  void shop.restart('backend');
};
// It was already saved again while the shop started.
if (builds > startedBuild) onBuilt();
