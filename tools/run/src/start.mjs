// Makes and runs the shop: packages, build, demo goods, backend, storefront. Ends both on Ctrl-C.
// @ts-check
import { ensureInstalled } from './ensure-installed.mjs';
import { requireNode } from './require-node.mjs';
import { nx, runCommand } from './run-command.mjs';
import { startService, stopService, untilReady } from './service.mjs';
import { demoSettings, loadEnvFile } from './settings.mjs';

requireNode();
await ensureInstalled();
loadEnvFile();
Object.assign(process.env, demoSettings());

console.log('Building what changed …');
if ((await nx('run-many', '-t', 'build', '-p', 'backend,storefront', '--output-style=stream')) !== 0) process.exit(1);

const seeded = await runCommand(process.execPath, ['apps/backend/dist/import.js', '--demo', '--if-empty']);
if (seeded !== 0) process.exit(seeded);

const backendPort = process.env.BACKEND_PORT ?? '4000';
const port = process.env.PORT ?? '3000';
/** @type {import('./service.mjs').Service[]} */
const services = [
  { name: 'backend', script: 'apps/backend/dist/main.js', readyUrl: `http://127.0.0.1:${backendPort}/readyz` },
  {
    name: 'storefront',
    script: 'apps/storefront/build/server/server.js',
    nodeOptions: ['--max-semi-space-size=32'],
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  },
];

/** @type {import('./service.mjs').RunningService[]} */
const running = [];
let stopping = false;

/** @param {number} code */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const service of [...running].reverse()) await stopService(service);
  process.exit(code);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

for (const service of services) {
  const started = startService(service, {});
  running.push(started);
  void started.ended.then((code) => stop(Number(code)));
  if (!(await untilReady(service, started))) {
    if (!stopping) console.error(`The ${service.name} did not become ready; its own messages are above.`);
    await stop(1);
  }
}
console.log(`\n  The shop is open: ${process.env.PUBLIC_URL ?? `http://localhost:${port}`}\n  Ctrl-C closes it.\n`);
