import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemoShop } from '@vyloha/e2e-fixtures/demo-data';
import { storefrontNodeOptions } from '@vyloha/run/services';
import { demoFeatures } from '@vyloha/run/settings';
import { findFreePorts } from './free-ports';
import { ServerProcess } from './server-process';

export interface ShopOptions {
  /** Number of instances of each process. */
  hosts?: number;
  /** Without it each shop has its own embedded database. */
  databaseUrl?: string;
  env?: NodeJS.ProcessEnv;
  /** Backend origin for the storefronts, when it is not the first backend. */
  backendOrigin?: string;
}

export interface Shop {
  backends: ServerProcess[];
  storefronts: ServerProcess[];
  /** The first instance of each. */
  backend: ServerProcess;
  storefront: ServerProcess;
  dataDir: string;
  databaseUrl: string | null;
  /** Stops all processes and removes the folder of the shop. */
  close(): Promise<void>;
}

function createProcesses(
  kind: 'backend' | 'storefront',
  ports: number[],
  envOf: (port: number) => NodeJS.ProcessEnv,
  folder: string,
): ServerProcess[] {
  const script = kind === 'backend' ? 'apps/backend/dist/main.js' : 'apps/storefront/build/server/server.js';
  return ports.map((port, index) => {
    return new ServerProcess({
      name: `${kind} ${index + 1}`,
      script,
      nodeOptions: kind === 'storefront' ? storefrontNodeOptions : [],
      origin: `http://127.0.0.1:${port}`,
      env: envOf(port),
      logFile: join(folder, `${kind}-${index + 1}.log`),
    });
  });
}

/** A seeded demo shop of built processes on its own ports and in its own folder; none of them started yet. */
export async function createShop(options: ShopOptions = {}): Promise<Shop> {
  const { hosts = 1, databaseUrl, env = {}, backendOrigin } = options;
  const folder = mkdtempSync(join(tmpdir(), 'vyloha-attack-'));
  const dataDir = join(folder, 'data');
  if (databaseUrl === undefined) await copyDemoShop(dataDir);
  else mkdirSync(dataDir);
  const ports = await findFreePorts(2 * hosts);
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    SESSION_SECRET: 'only-for-attacking-0123456789abcdef0123456789',
    FEATURES: demoFeatures,
    DRAIN_SECONDS: '0',
    // Each simulated shopper has its own IP address, as in reality.
    TRUST_PROXY: '1',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...env,
  };
  const backends = createProcesses(
    'backend',
    ports.slice(0, hosts),
    (port) => ({ ...settings, BACKEND_PORT: String(port) }),
    folder,
  );
  const [backend] = backends;
  if (backend === undefined) throw new Error('A shop has at least one backend.');
  const storefrontBackendOrigin = backendOrigin ?? backend.origin;
  const storefronts = createProcesses(
    'storefront',
    ports.slice(hosts),
    (port) => ({
      ...settings,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
      STORE_API_URL: `${storefrontBackendOrigin}/store`,
      CMS_API_URL: `${storefrontBackendOrigin}/cms`,
    }),
    folder,
  );
  const [storefront] = storefronts;
  if (storefront === undefined) throw new Error('A shop has at least one storefront.');
  return {
    backends,
    storefronts,
    backend,
    storefront,
    dataDir,
    databaseUrl: databaseUrl ?? null,
    async close() {
      for (const serverProcess of [...storefronts, ...backends]) await serverProcess.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts every process of a shop, backends first. */
export async function startShop(shop: Shop): Promise<void> {
  for (const serverProcess of [...shop.backends, ...shop.storefronts]) await serverProcess.start();
}
