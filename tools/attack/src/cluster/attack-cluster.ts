import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Agent } from 'undici';
import { Random } from '../random';
import { compareLedgers, readLedger } from '../shop/ledger';
import { PlainShopper } from '../shopper/plain-shopper';
import type { PageResponse } from '../shopper/plain-shopper';
import { SimulatedShoppers, findProducts } from '../shopper/simulated-shoppers';
import { startCluster } from './running-cluster';
import type { Member, RunningCluster } from './running-cluster';

interface KillReport {
  name: string;
  pages: number;
  orders: number;
  /** Pages that were being answered when the member was killed. */
  inFlight: number;
  /** Pages that were asked for after it. */
  later: string[];
}

export interface ClusterReport {
  kills: KillReport[];
  acknowledged: number;
  problems: string[];
}

interface ClusterOptions {
  shoppers: number;
  seed: number;
  log: (line: string) => void;
}

const products = 60;
const warmUpMs = 15_000;
/** Between two pages of a shopper: without it twenty of them are hundreds, and two cores refuse some with 503. */
const readingMs = 1_000;
/** How long a member is away, and how long the cluster is watched after it is back. */
const awayMs = { usual: 4_000, files: 20_000 };
const watchMs = 8_000;
/** Killed in this order; the balancer is the only one of its kind, and so is the database. */
const killed = [
  'storefront 1',
  'storefront 2',
  'backend 1',
  'backend 2',
  'replica',
  'store of files',
  'caching proxy',
] as const;

interface Failure {
  startedAt: number;
  text: string;
}

let addresses = 0;

/** Addresses of the loopback that no proxy of the cluster has. */
function createLocalAddress(): string {
  addresses += 1;
  return `127.1.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const listFiles = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, number] => [path, statSync(path).size]),
  );

/** Rendered pictures may be removed; originals, documents and photographs may not. */
function findLostFiles(before: ReadonlyMap<string, number>, folder: string): string[] {
  const after = listFiles(folder);
  return [...before]
    .filter(([path, size]) => !path.includes('/images/') && after.get(path) !== size)
    .map(([path]) => `${path} is lost or changed`);
}

async function countOrders(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from shop_order');
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

const replicaTimeoutMs = 15_000;

async function findReplicaProblem({ databaseUrl, replicaUrl }: RunningCluster): Promise<string[]> {
  const expected = await countOrders(databaseUrl);
  const deadline = Date.now() + replicaTimeoutMs;
  let actual = -1;
  while (actual !== expected && Date.now() < deadline) {
    actual = await countOrders(replicaUrl).catch(() => -1);
    if (actual !== expected) await pause(200);
  }
  return actual === expected ? [] : [`the replica has ${actual} orders of ${expected}`];
}

/** Kills the members of a cluster one after the other under shoppers; null where there is no PostgreSQL. */
export async function attackCluster({ shoppers, seed, log }: ClusterOptions): Promise<ClusterReport | null> {
  const cluster = await startCluster();
  if (cluster === null) return null;
  try {
    return await killInTurn(cluster, { shoppers, seed, log });
  } finally {
    await cluster.stop();
  }
}

async function killInTurn(cluster: RunningCluster, { shoppers, seed, log }: ClusterOptions): Promise<ClusterReport> {
  const { origin, storefrontOrigin, databaseUrl, filesFolder, members } = cluster;
  const paths = await findProducts(storefrontOrigin, products);
  const ledger = { databaseUrl, dataDir: '' };
  const [before, files] = [await readLedger(ledger), listFiles(filesFolder)];
  let failures: Failure[] = [];
  let pages = 0;
  const onResponse = ({ status, path, ms }: PageResponse) => {
    pages += 1;
    // Sold out is 422.
    if (status === 0 || status >= 500) failures.push({ startedAt: performance.now() - ms, text: `${path}: ${status}` });
  };
  const simulated = new SimulatedShoppers({
    origin,
    shoppers,
    products: paths,
    random: new Random(seed),
    retries: 2,
    createShopper: () => {
      const connect = { rejectUnauthorized: false, localAddress: createLocalAddress() };
      const shopper = new PlainShopper(origin, { pauseMs: readingMs, dispatcher: new Agent({ connect }) });
      shopper.onResponse = onResponse;
      return shopper;
    },
  });
  await pause(warmUpMs);
  if (failures.length > 0) {
    await simulated.stop();
    const sample = failures.map(({ text }) => text).slice(0, 3);
    throw new Error(`Pages fail before anything is killed, the machine is too busy: ${sample.join(', ')}`);
  }
  const problems: string[] = [];

  async function killOne(member: Member): Promise<KillReport> {
    failures = [];
    pages = 0;
    const orders = simulated.log.acknowledged.length;
    const killedAt = performance.now();
    member.kill();
    await pause(member.name === 'store of files' ? awayMs.files : awayMs.usual);
    await member.restart();
    await pause(watchMs);
    const later = failures.filter(({ startedAt }) => startedAt > killedAt).map(({ text }) => text);
    const placed = simulated.log.acknowledged.length - orders;
    return { name: member.name, pages, orders: placed, inFlight: failures.length - later.length, later };
  }

  const kills: KillReport[] = [];
  for (const name of killed) {
    const member = members.find((candidate) => candidate.name === name);
    if (member === undefined) throw new Error(`The cluster has no ${name}.`);
    const report = await killOne(member);
    kills.push(report);
    log(`${name}: ${report.pages} pages, ${report.inFlight} failed in flight, ${report.later.length} later`);
  }
  const { acknowledged } = await simulated.stop();
  for (const { name, later } of kills) problems.push(...later.map((text) => `after the ${name} was killed: ${text}`));
  problems.push(...compareLedgers(before, await readLedger(ledger), acknowledged));
  problems.push(...(await findReplicaProblem(cluster)), ...findLostFiles(files, filesFolder));
  return { kills, acknowledged: acknowledged.length, problems };
}
