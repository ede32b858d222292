// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/** Features the demo shop shows on top of the specification's defaults. */
export const demoFeatures =
  'batchQuantity,compare,favourites,wishList,shoppingLists,currencySwitcher,currencyFromUrl,registration,addressList,warrantyClaims,stickyHeader';

/** Reads `.env` when there is one; what the environment already says wins. */
export function loadEnvFile() {
  const file = join(workspaceRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The secret kept beside the checkout, so that cookies survive a restart; made on the first start. */
function keptSecret() {
  const file = join(workspaceRoot, '.session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** What `npm start` sets where the environment says nothing. */
export function demoSettings() {
  return {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    SESSION_SECRET: process.env.SESSION_SECRET ?? keptSecret(),
    FEATURES: process.env.FEATURES ?? demoFeatures,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // Nobody's balancer has to notice that a shop on one's own machine closes.
    DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? '0',
    DATA_DIR: process.env.DATA_DIR ?? join(workspaceRoot, '.data'),
  };
}
