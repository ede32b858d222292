// Builds and runs a shop of several hosts on the loopback: balancer, caching proxy, two storefronts, two backends, PostgreSQL
// with a streaming replica, store of files. Stops all on Ctrl-C, and starts again what has ended by itself.
// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  clusterPackages,
  clusterServices,
  databasePorts,
  filesSettings,
  missingClusterPrograms,
} from './cluster-services.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { requireNode } from './require-node.mjs';
import { nx } from './run-command.mjs';
import { refuseTakenPorts, runServices } from './run-services.mjs';
import { seedShop } from './seed-shop.mjs';
import { servePostgres } from './serve-postgres.mjs';
import { addressStandInSettings, standInServices } from './services.mjs';
import { demoSettings, loadEnvFile } from './settings.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** @param {string} reason @returns {never} */
function refuse(reason) {
  console.error(`${reason}\nOn Debian: ${clusterPackages}`);
  return process.exit(1);
}

requireNode();
await ensureInstalled();
loadEnvFile();
const missing = missingClusterPrograms();
if (missing.length > 0) refuse(`A cluster needs ${missing.join(', ')}, which cannot be found.`);

const folder = process.env.DATA_DIR ?? join(workspaceRoot, '.data', 'cluster');
const [port, backendPort] = [Number(process.env.PORT ?? 3000), Number(process.env.BACKEND_PORT ?? 4000)];
mkdirSync(folder, { recursive: true });
Object.assign(process.env, { DATA_DIR: folder, BACKEND_PORT: String(backendPort), ...filesSettings(backendPort) });
const settings = demoSettings();
Object.assign(process.env, settings);
// Pages by TLS load no script without it.
if (process.env.ADDRESS_AUTOCOMPLETE_URL === addressStandInSettings().ADDRESS_AUTOCOMPLETE_URL)
  delete process.env.ADDRESS_AUTOCOMPLETE_URL;

const ports = databasePorts(backendPort);
const database = 'vyloha';
const urlAt = (/** @type {number} */ databasePort) => `postgres://postgres@127.0.0.1:${databasePort}/${database}`;
const databaseUrl = urlAt(ports.database);
const cluster = clusterServices({ folder, port, backendPort, databaseUrl, replicaUrl: urlAt(ports.replica) });
// The stand-ins call the shop by its own certificate.
Object.assign(process.env, {
  PUBLIC_URL: cluster.origin,
  DATABASE_URL: databaseUrl,
  NODE_EXTRA_CA_CERTS: join(folder, 'balancer', 'fullchain.pem'),
});
const names = new Set(cluster.services.map(({ name }) => name));
const services = [...standInServices().filter(({ name }) => !names.has(name)), ...cluster.services];
await refuseTakenPorts(services);

console.log('Building what changed …');
if ((await nx('run-many', '-t', 'build', '-p', 'backend,storefront', '--output-style=stream')) !== 0) process.exit(1);

const primary = await servePostgres(join(folder, 'database'), [database], { port: ports.database });
if (primary === null) refuse('A cluster needs PostgreSQL 15 or newer, which cannot be found or does not start.');
const seedExitCode = await seedShop();
if (seedExitCode !== 0) process.exit(seedExitCode);
const replicaOf = `${primary.origin}/postgres`;
const replica = await servePostgres(join(folder, 'replica'), [], { port: ports.replica, replicaOf });
if (replica === null) refuse('The replica of PostgreSQL does not start: pg_basebackup has to be installed as well.');

await runServices(services);
const databases = [`database ${primary.origin}/${database}`, `replica ${replica.origin}/${database}`];
console.log(
  [...cluster.services.map(({ name, readyUrl }) => `${name} ${new URL(readyUrl).origin}`), ...databases].join('\n'),
);
