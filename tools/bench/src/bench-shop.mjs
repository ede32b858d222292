// @ts-check
import { runCommand } from '@vyloha/run/run-command';
import { demoFeatures } from '@vyloha/run/settings';
import { startService, stopService, waitUntilReady } from '@vyloha/run/service';
import { storefrontNodeOptions } from '@vyloha/run/services';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@vyloha/run/workspace-root';

/**
 * @typedef {object} BenchShop
 * @property {string} origin of the storefront
 * @property {string} backend origin of the backend
 * @property {number} backendPid
 * @property {string} dataDir
 * @property {import('@vyloha/run/service').RunningService | undefined} storefront
 * @property {() => Promise<void>} stop
 */

/**
 * A shop on its own ports (below 32768, as Linux gives those above to outgoing connections); its products are kept
 * between runs, since seeding takes longer than measuring.
 * @param {{ products?: number, documents?: { name: string, file: string }, port: number, withStorefront: boolean, databaseUrl?: string | undefined, nodeOptions?: string[], env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<BenchShop>}
 */
export async function openShop({
  products,
  documents,
  port,
  withStorefront,
  databaseUrl,
  nodeOptions = [],
  env: extra = {},
}) {
  const dataDir = join(workspaceRoot, '.cache', 'bench', documents?.name ?? (products ? `shop-${products}` : 'shop'));
  mkdirSync(dataDir, { recursive: true });
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    BACKEND_PORT: String(port + 1),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 'only-for-measuring-0123456789abcdef0123456789',
    LOG_LEVEL: 'warn',
    FEATURES: demoFeatures,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...extra,
  };
  const size = products ? ['--products', String(products)] : [];
  const seed = documents === undefined ? ['--demo', '--if-empty', ...size] : [documents.file];
  const seedExitCode = await runCommand(process.execPath, ['apps/backend/dist/import.js', ...seed], env);
  if (seedExitCode !== 0) throw new Error('The shop could not be seeded.');
  const backend = `http://127.0.0.1:${port + 1}`;
  const origin = `http://127.0.0.1:${port}`;
  const services = [
    { name: 'backend', script: 'apps/backend/dist/main.js', readyUrl: `${backend}/readyz` },
    ...(withStorefront
      ? [
          {
            name: 'storefront',
            script: 'apps/storefront/build/server/server.js',
            readyUrl: `${origin}/readyz`,
            nodeOptions: [...storefrontNodeOptions, ...nodeOptions],
          },
        ]
      : []),
  ];
  /** @type {import('@vyloha/run/service').RunningService[]} */
  const runningServices = [];
  const stop = async () => {
    for (const service of [...runningServices].reverse()) await stopService(service);
  };
  for (const service of services) {
    const started = startService({ ...service, env });
    runningServices.push(started);
    if (!(await waitUntilReady(service, started))) {
      await stop();
      throw new Error(`The ${service.name} did not become ready.`);
    }
  }
  return {
    origin,
    backend,
    dataDir,
    backendPid: runningServices[0]?.child.pid ?? 0,
    storefront: runningServices[1],
    stop,
  };
}

/** Path of the first category of the main menu. @param {string} origin */
export async function findCategory(origin) {
  const html = await (await fetch(origin)).text();
  const [, path] = /<nav[\s\S]*?href="(\/[a-z][^"?#]*)"/.exec(html) ?? [];
  if (!path) throw new Error('The home page links to no category.');
  return path;
}

/** Path of the first product of a category page. @param {string} origin @param {string} category */
export async function findProduct(origin, category) {
  const html = await (await fetch(origin + category)).text();
  const [, path] = /href="(\/produkt\/[^"?]+)/.exec(html) ?? [];
  if (!path) throw new Error(`${category} shows no products.`);
  return path;
}
