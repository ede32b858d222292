// @ts-check

/** @typedef {import('./service.mjs').Service} Service */

const backendPort = () => process.env.BACKEND_PORT ?? '4000';
const port = () => process.env.PORT ?? '3000';

/** Far enough from the ports of the shop. */
const aresPort = () => String(Number(backendPort()) + 13);

export const aresStandInUrl = () => `http://127.0.0.1:${aresPort()}`;

/** @returns {Service[]} those stand-ins of outside services that the settings do not replace by real ones */
export const standInServices = () =>
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
