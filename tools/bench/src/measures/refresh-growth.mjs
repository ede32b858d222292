// @ts-check
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { forEachDatabase } from '../databases.mjs';

const sizes = [10_000, 20_000, 40_000];
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
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
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

/**
 * How the time of a whole refresh grows each time the shop doubles.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function refreshGrowth() {
  /** @type {import('../table.mjs').Row[]} */
  const rows = [];
  // A name of its own each time: only a new shop gets its listings in one refresh.
  const run = Date.now();
  const nameOf = (/** @type {number} */ size) => `refresh_${size}_${run}`;
  await forEachDatabase(sizes.map(nameOf), async ({ name, urlOf }) => {
    let before = 0;
    for (const size of sizes) {
      const milliseconds = await measureRefreshMs(size, urlOf(nameOf(size)));
      if (before > 0) {
        rows.push({
          what: `ordering the listings of ${size} products as a multiple of half as many, ${name}`,
          figure: milliseconds / before,
          goal: 2.5,
          goalIs: 'max',
        });
      }
      before = milliseconds;
    }
  });
  return rows;
}
