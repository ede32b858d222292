// @ts-check
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { forEachDatabase } from '../databases.mjs';
import { servePostgres } from '@vyloha/run/serve-postgres';

const sizes = [10_000, 20_000, 40_000];
const nameOf = (/** @type {number} */ size) => `refresh_${size}`;
const begins = 'ordering the listings';

/**
 * How long the listings of a new shop take: from the importer's line about them until it ends.
 * @param {number} products @param {string | undefined} databaseUrl
 */
async function measureRefreshMs(products, databaseUrl) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vyloha-refresh-'));
  try {
    const child = spawn(process.execPath, ['apps/backend/dist/import.js', '--demo', '--products', String(products)], {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let beganAt = 0;
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (/** @type {string} */ text) => {
      if (text.includes(begins)) beganAt = performance.now();
    });
    const exitCode = await new Promise((resolve) => child.once('exit', resolve));
    if (exitCode !== 0 || beganAt === 0) throw new Error(`The shop of ${products} products could not be imported.`);
    return performance.now() - beganAt;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
