// @ts-check
import { join } from 'node:path';
import { addressProjectKey } from './address-stand-in.mjs';
import { gopayMerchant } from './gopay-stand-in/token-store.mjs';

/** @typedef {import('./service.mjs').Service} Service */

const backendPort = () => process.env.BACKEND_PORT ?? '4000';
const port = () => process.env.PORT ?? '3000';

/** Far enough from the ports of the shop. */
const aresPort = () => String(Number(backendPort()) + 13);
const gopayPort = () => String(Number(backendPort()) + 14);
const addressPort = () => String(Number(backendPort()) + 15);
const viesPort = () => String(Number(backendPort()) + 16);

export const aresStandInUrl = () => `http://127.0.0.1:${aresPort()}`;
export const viesStandInUrl = () => `http://127.0.0.1:${viesPort()}`;

/** Shoppers are sent there as well, so by the same host as to the shop. */
const gopayOrigin = () => `http://localhost:${gopayPort()}`;

/** Settings of the payment gateway's stand-in. */
export const gopayStandInSettings = () => ({
  GOPAY_URL: `${gopayOrigin()}/api`,
  GOPAY_GOID: gopayMerchant.goid,
  GOPAY_CLIENT_ID: gopayMerchant.clientId,
  GOPAY_CLIENT_SECRET: gopayMerchant.clientSecret,
});

/** Browsers load its script, so by the same host as the shop's pages. */
const addressOrigin = () => `http://localhost:${addressPort()}`;

/** Settings of the stand-in for the service that completes addresses. */
export const addressStandInSettings = () => ({
  ADDRESS_AUTOCOMPLETE_URL: `${addressOrigin()}/lib`,
  ADDRESS_AUTOCOMPLETE_KEY: addressProjectKey,
});

/** @returns {Service[]} */
const aresServices = () =>
  process.env.ARES_URL === aresStandInUrl()
    ? [
        {
          name: 'register of companies',
          script: 'tools/run/src/ares-stand-in.mjs',
          args: [aresPort()],
          readyUrl: `${aresStandInUrl()}/readyz`,
        },
      ]
    : [];

/** @returns {Service[]} */
const viesServices = () =>
  process.env.VIES_URL === viesStandInUrl()
    ? [
        {
          name: 'register of numbers for VAT',
          script: 'tools/run/src/vies-stand-in.mjs',
          args: [viesPort()],
          readyUrl: `${viesStandInUrl()}/readyz`,
        },
      ]
    : [];

/** @returns {Service[]} */
const gopayServices = () =>
  process.env.GOPAY_URL === gopayStandInSettings().GOPAY_URL
    ? [
        {
          name: 'payment gateway',
          script: 'tools/run/src/gopay-stand-in.mjs',
          args: [gopayPort(), join(process.env.DATA_DIR ?? '.data', 'gopay-stand-in.json')],
          readyUrl: `${gopayOrigin()}/readyz`,
        },
      ]
    : [];

/** @returns {Service[]} */
const addressServices = () =>
  process.env.ADDRESS_AUTOCOMPLETE_URL === addressStandInSettings().ADDRESS_AUTOCOMPLETE_URL
    ? [
        {
          name: 'address service',
          script: 'tools/run/src/address-stand-in.mjs',
          args: [addressPort()],
          readyUrl: `${addressOrigin()}/readyz`,
        },
      ]
    : [];

/** Those stand-ins of outside services that the settings do not replace by real ones. */
export const standInServices = () => [...aresServices(), ...viesServices(), ...gopayServices(), ...addressServices()];

/** @returns {Service} */
export const backendService = () => ({
  name: 'backend',
  script: 'apps/backend/dist/main.js',
  readyUrl: `http://127.0.0.1:${backendPort()}/readyz`,
});

/**
 * As in the image and the systemd unit. Space for new objects, which pages are made of; and a heap that is collected before it
 * grows to what a machine with much memory allows (docs/performance.md).
 */
export const storefrontNodeOptions = ['--max-semi-space-size=32', '--max-old-space-size=256'];

/** @returns {Service} the built storefront */
export const storefrontService = () => ({
  name: 'storefront',
  script: 'apps/storefront/build/server/server.js',
  nodeOptions: storefrontNodeOptions,
  readyUrl: `http://127.0.0.1:${port()}/readyz`,
});

/** @returns {Service} the storefront from its sources, whose modules are there once the home page is */
export const storefrontDevService = () => ({
  ...storefrontService(),
  script: 'apps/storefront/dev.mjs',
  readyUrl: `http://localhost:${port()}/`,
});
