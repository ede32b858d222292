import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDemoShop } from '@vyloha/e2e-fixtures/demo-data';
import { clusterServices, filesSettings } from '@vyloha/run/cluster-services';
import { servePostgres } from '@vyloha/run/serve-postgres';
import { startService, stopService, waitUntilReady } from '@vyloha/run/service';
import type { RunningService, Service } from '@vyloha/run/service';
import { demoFeatures } from '@vyloha/run/settings';

/** Something of the cluster that can be killed. */
export interface Member {
  name: string;
  kill(): void;
  /** Resolves when it can accept requests again. */
  restart(): Promise<void>;
}

export interface RunningCluster {
  origin: string;
  /** One of the storefronts, without the proxies. */
  storefrontOrigin: string;
  databaseUrl: string;
  replicaUrl: string;
  /** Where the store keeps its files. */
  filesFolder: string;
  members: Member[];
  stop(): Promise<void>;
}

const database = 'vyloha';
/** Far from those of a shop that somebody tries. */
const defaultPorts = { port: 23_000, backendPort: 24_000 };

/** Kills its group, as the machine would with all that runs on it. */
function killService({ child }: RunningService): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
}

/** Starts the cluster of `npm run cluster` in a folder of its own; null where there is no PostgreSQL. */
export async function startCluster({ port, backendPort } = defaultPorts): Promise<RunningCluster | null> {
  const folder = mkdtempSync(join(tmpdir(), 'vyloha-cluster-'));
  // The databases run as another user, who needs access to their folders.
  chmodSync(folder, 0o755);
  const [databasePort, replicaPort] = [backendPort + 20, backendPort + 21];
  const primary = await servePostgres(join(folder, 'database'), [database], { port: databasePort });
  const running = new Map<string, RunningService>();
  const replicaFolder = join(folder, 'replica');
  const startReplica = () =>
    servePostgres(replicaFolder, [], {
      port: replicaPort,
      replicaOf: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
    });
  let replica: Awaited<ReturnType<typeof startReplica>> = null;

  async function stop(): Promise<void> {
    for (const service of [...running.values()].reverse()) await stopService(service);
    await replica?.stop();
    await primary?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  async function start(service: Service): Promise<void> {
    const started = startService(service);
    running.set(service.name, started);
    if (!(await waitUntilReady(service, started))) throw new Error(`The ${service.name} did not become ready.`);
  }

  if (primary === null) {
    await stop();
    return null;
  }
  try {
    const databaseUrl = `${primary.origin}/${database}`;
    const replicaUrl = `postgres://postgres@127.0.0.1:${replicaPort}/${database}`;
    const cluster = clusterServices({
      folder,
      port,
      backendPort,
      databaseUrl,
      replicaUrl,
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        SESSION_SECRET: 'only-for-attacking-0123456789abcdef0123456789',
        FEATURES: demoFeatures,
      },
    });
    const [files, ...others] = cluster.services;
    if (files === undefined) throw new Error('A cluster has services.');
    await start(files);
    await importDemoShop(join(folder, 'import'), { env: { DATABASE_URL: databaseUrl, ...filesSettings(backendPort) } });
    replica = await startReplica();
    if (replica === null) throw new Error('The replica does not start.');
    for (const service of others) await start(service);
    const members = cluster.services.map((service) => ({
      name: service.name,
      kill: () => {
        const process = running.get(service.name);
        if (process !== undefined) killService(process);
      },
      restart: () => start(service),
    }));
    const replicaMember = {
      name: 'replica',
      kill: () => {
        const [pid = ''] = readFileSync(join(replicaFolder, 'data', 'postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      },
      restart: async () => {
        await replica?.stop();
        replica = await startReplica();
      },
    };
    const storefront = cluster.services.find(({ name }) => name === 'storefront 1');
    return {
      origin: cluster.origin,
      storefrontOrigin: new URL(storefront?.readyUrl ?? '').origin,
      databaseUrl,
      replicaUrl,
      filesFolder: join(folder, 's3-stand-in'),
      members: [...members, replicaMember],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
