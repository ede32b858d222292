// Builds and runs the shop: packages, build, demo products, backend, storefront. Stops both on Ctrl-C.
// @ts-check
import { ensureInstalled } from './ensure-installed.mjs';
import { requireNode } from './require-node.mjs';
import { nx } from './run-command.mjs';
import { refuseTakenPorts, runServices } from './run-services.mjs';
import { seedShop } from './seed-shop.mjs';
import { backendService, standInServices, storefrontService } from './services.mjs';
import { demoSettings, loadEnvFile } from './settings.mjs';

requireNode();
await ensureInstalled();
loadEnvFile();
Object.assign(process.env, demoSettings());

const services = [...standInServices(), backendService(), storefrontService()];
await refuseTakenPorts(services);

// The browser tests start it after both, several at a time.
if (!process.argv.includes('--built')) {
  console.log('Building what changed …');
  if ((await nx('run-many', '-t', 'build', '-p', 'backend,storefront', '--output-style=stream')) !== 0) process.exit(1);

  const seedExitCode = await seedShop();
  if (seedExitCode !== 0) process.exit(seedExitCode);
}

await runServices(services);
