// A shop of several hosts, all on the loopback: balancer, caching proxy, storefronts, backends, store of files.
// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, haproxyService, varnishService } from './proxies.mjs';
import { s3StandInCredentials } from './s3-stand-in.mjs';
import { storefrontNodeOptions } from './services.mjs';

/** @typedef {import('./service.mjs').Service} Service */

const programs = ['haproxy', 'varnishd', 'openssl'];

/** Programs of a cluster that are not installed; PostgreSQL aside. */
export const missingClusterPrograms = () => programs.filter((program) => findProgram(program) === null);

export const clusterPackages = 'apt-get install haproxy varnish varnish-modules openssl postgresql';

const hosts = [1, 2];

/** @param {number} port @param {number} backendPort the ports of everything, far enough from each other */
const portsOf = (port, backendPort) => ({
  https: port,
  http: port + 1,
  cache: port + 2,
  behindCache: port + 3,
  storefront: (/** @type {number} */ host) => port + 10 + host,
  api: backendPort,
  backend: (/** @type {number} */ host) => backendPort + host,
  files: backendPort + 17,
  database: backendPort + 20,
  replica: backendPort + 21,
});

const origin = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;

/** Where the databases of a cluster listen. @param {number} backendPort */
export const databasePorts = (backendPort) => {
  const { database, replica } = portsOf(0, backendPort);
  return { database, replica };
};

/** What the files of a cluster are found by. @param {number} backendPort */
export const filesSettings = (backendPort) => ({
  FILES_URL: `s3://vyloha?endpoint=${origin(portsOf(0, backendPort).files)}&pathStyle=true`,
  AWS_ACCESS_KEY_ID: s3StandInCredentials.keyId,
  AWS_SECRET_ACCESS_KEY: s3StandInCredentials.secret,
});

/**
 * @typedef {object} Cluster
 * @property {string} origin where shoppers come in
 * @property {Service[]} services in the order in which they start
 */

/**
 * @param {object} options
 * @param {string} options.folder for the files of all
 * @param {number} options.port where shoppers come in, by TLS; the ports after it are taken too
 * @param {number} options.backendPort where storefronts find the backends; the ports after it are taken too
 * @param {string} options.databaseUrl
 * @param {string} options.replicaUrl
 * @param {NodeJS.ProcessEnv} [options.env] further settings of storefronts and backends
 * @returns {Cluster}
 */
export function clusterServices({ folder, port, backendPort, databaseUrl, replicaUrl, env = {} }) {
  const ports = portsOf(port, backendPort);
  const publicUrl = `https://localhost:${port}`;
  const settings = {
    ...env,
    ...filesSettings(backendPort),
    PUBLIC_URL: publicUrl,
    // That of the balancer and of the caching proxy.
    TRUST_PROXY: '127.0.0.1',
    CACHING_PROXY_URL: origin(ports.cache),
    STORE_API_URL: `${origin(ports.api)}/store`,
    CMS_API_URL: `${origin(ports.api)}/cms`,
    // The balancer notices within four seconds.
    DRAIN_SECONDS: '5',
  };
  /** Only what a machine of its own would have. @param {string} name */
  const dataDir = (name) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  /** @type {Service[]} */
  const backends = hosts.map((host) => ({
    name: `backend ${host}`,
    script: 'apps/backend/dist/main.js',
    readyUrl: `${origin(ports.backend(host))}/readyz`,
    env: {
      ...settings,
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URL: replicaUrl,
      BACKEND_PORT: String(ports.backend(host)),
      DATA_DIR: dataDir(`backend-${host}`),
    },
  }));
  /** @type {Service[]} */
  const storefronts = hosts.map((host) => ({
    name: `storefront ${host}`,
    script: 'apps/storefront/build/server/server.js',
    nodeOptions: storefrontNodeOptions,
    readyUrl: `${origin(ports.storefront(host))}/readyz`,
    env: { ...settings, PORT: String(ports.storefront(host)) },
  }));
  const files = {
    name: 'store of files',
    script: 'tools/run/src/s3-stand-in.mjs',
    args: [String(ports.files), join(folder, 's3-stand-in')],
    readyUrl: `${origin(ports.files)}/readyz`,
  };
  const balancer = haproxyService({
    folder: join(folder, 'balancer'),
    httpPort: ports.http,
    httpsPort: ports.https,
    cachePort: ports.cache,
    behindCachePort: ports.behindCache,
    apiPort: ports.api,
    storefronts: storefronts.map(({ readyUrl }) => new URL(readyUrl).origin),
    backends: backends.map(({ readyUrl }) => new URL(readyUrl).origin),
  });
  const cache = varnishService({
    folder: join(folder, 'cache'),
    port: ports.cache,
    upstream: origin(ports.behindCache),
  });
  const services = [files, ...backends, balancer, ...storefronts, cache];
  return { origin: publicUrl, services: services.map((service) => ({ ...service, restartMs: 2_000 })) };
}
