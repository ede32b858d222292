// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addressStandInSettings,
  aresStandInUrl,
  gopayStandInSettings,
  s3StandInSettings,
  viesStandInUrl,
} from './services.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** Features of the demo shop in addition to the specification's defaults. */
export const demoFeatures =
  'batchQuantity,bulkOrder,compare,favourites,wishList,shoppingLists,currencySwitcher,currencyFromUrl,registration,addressList,warrantyClaims,stickyHeader,companyName,customOrderNumberOfBusiness,documents,exchangeReturns,magazine,orderSchedulesOfBusiness,passkeys,shipToShippingAddress';

/** What its payment gateway takes today. */
const demoPaymentMarks = 'visa,mastercard,apple-pay,google-pay';

/** Feeds of products of the demo shop: all. */
const demoFeeds = 'heureka,heureka-availability,zbozi,google,facebook';

/** Reads `.env` when there is one; existing environment variables take precedence. */
export function loadEnvFile() {
  const file = join(workspaceRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The secret stored beside the checkout, so that cookies survive a restart; created on the first start. */
function ensureSessionSecret() {
  const file = join(workspaceRoot, '.session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Defaults of `npm start` for unset environment variables. */
export function demoSettings() {
  return {
    ...(process.env.GOPAY_URL === undefined && gopayStandInSettings()),
    ...(process.env.ADDRESS_AUTOCOMPLETE_URL === undefined && addressStandInSettings()),
    ...s3StandInSettings(),
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    SESSION_SECRET: process.env.SESSION_SECRET ?? ensureSessionSecret(),
    FEATURES: process.env.FEATURES ?? demoFeatures,
    PAYMENT_MARKS: process.env.PAYMENT_MARKS ?? demoPaymentMarks,
    FEEDS: process.env.FEEDS ?? demoFeeds,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // A local shop has no load balancer that needs time to notice the shutdown.
    DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? '0',
    ARES_URL: process.env.ARES_URL ?? aresStandInUrl(),
    VIES_URL: process.env.VIES_URL ?? viesStandInUrl(),
    DATA_DIR: process.env.DATA_DIR ?? join(workspaceRoot, '.data'),
  };
}
