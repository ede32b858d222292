// @ts-check

/** @typedef {import('./service.mjs').Service} Service */

const backendPort = () => process.env.BACKEND_PORT ?? '4000';
const port = () => process.env.PORT ?? '3000';

/** @returns {Service} */
export const backendService = () => ({
  name: 'backend',
  script: 'apps/backend/dist/main.js',
  readyUrl: `http://127.0.0.1:${backendPort()}/readyz`,
});

/** @returns {Service} the built storefront */
export const storefrontService = () => ({
  name: 'storefront',
  script: 'apps/storefront/build/server/server.js',
  nodeOptions: ['--max-semi-space-size=32'],
  readyUrl: `http://127.0.0.1:${port()}/readyz`,
});

/** @returns {Service} the storefront from its sources */
export const storefrontDevService = () => ({ ...storefrontService(), script: 'apps/storefront/dev.mjs' });
