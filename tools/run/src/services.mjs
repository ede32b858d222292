// @ts-check
import { join } from 'node:path';
import { addressProjectKey } from './address-stand-in.mjs';
import { gopayMerchant } from './gopay-stand-in/token-store.mjs';
import { s3StandInCredentials } from './s3-stand-in.mjs';

/** @typedef {import('./service.mjs').Service} Service */

const backendPort = () => process.env.BACKEND_PORT ?? '4000';
const port = () => process.env.PORT ?? '3000';

/** Far enough from the ports of the shop. */
const aresPort = () => String(Number(backendPort()) + 13);
const gopayPort = () => String(Number(backendPort()) + 14);
const addressPort = () => String(Number(backendPort()) + 15);
const viesPort = () => String(Number(backendPort()) + 16);
const s3Port = () => String(Number(backendPort()) + 17);

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

const s3Origin = () => `http://127.0.0.1:${s3Port()}`;

/** Whether the files of the shop are in the stand-in that speaks S3. */
const usesS3StandIn = () => process.env.FILES_URL?.includes(`endpoint=${s3Origin()}&`) === true;

/** Its credentials, where FILES_URL names it. */
export const s3StandInSettings = () =>
  usesS3StandIn()
    ? { AWS_ACCESS_KEY_ID: s3StandInCredentials.keyId, AWS_SECRET_ACCESS_KEY: s3StandInCredentials.secret }
    : {};

/** @returns {Service[]} needed by the import of the demo shop as well */
export const s3Services = () =>
  usesS3StandIn()
    ? [
        {
          name: 'store of files',
          script: 'tools/run/src/s3-stand-in.mjs',
          args: [s3Port(), join(process.env.DATA_DIR ?? '.data', 's3-stand-in')],
          readyUrl: `${s3Origin()}/readyz`,
        },
      ]
    : [];

/** Those stand-ins of outside services that the settings do not replace by real ones. */
export const standInServices = () => [
  ...aresServices(),
  ...viesServices(),
  ...gopayServices(),
  ...addressServices(),
  ...s3Services(),
];

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
