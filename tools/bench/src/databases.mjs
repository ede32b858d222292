// @ts-check
import { join } from 'node:path';
import { servePostgres } from '@vyloha/run/serve-postgres';
import { workspaceRoot } from '@vyloha/run/workspace-root';

/**
 * @typedef {object} BenchDatabase
 * @property {string} name
 * @property {(shop: string) => string | undefined} urlOf address of a shop's database; none for the embedded one
 * @property {() => void} stop
 */

/** @type {BenchDatabase} */
const pglite = { name: 'PGlite', urlOf: () => undefined, stop: () => {} };

/**
 * A PostgreSQL whose databases are kept between runs; null where none is available.
 * @param {string[]} shops @returns {Promise<BenchDatabase | null>}
 */
async function startPostgres(shops) {
  const server = await servePostgres(join(workspaceRoot, '.cache', 'bench', 'postgres'), shops);
  if (server === null) return null;
  return { name: 'PostgreSQL', urlOf: (shop) => `${server.origin}/${shop}`, stop: () => void server.stop() };
}

/**
 * The databases the shop runs on, one after the other.
 * @param {string[]} shops names of their databases
 * @param {(database: BenchDatabase) => Promise<void>} run
 */
export async function forEachDatabase(shops, run) {
  await run(pglite);
  const postgres = await startPostgres(shops);
  if (postgres === null) return console.log('No PostgreSQL can be had; PGlite alone was measured.');
  try {
    await run(postgres);
  } finally {
    postgres.stop();
  }
}
