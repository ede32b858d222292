import { registerGauge } from '@vyloha/telemetry/server';
import { parseDatabaseUrl } from '@vyloha/config/server';
import { sql } from 'drizzle-orm';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { assertDatabaseVersion } from './database-version';
import { listenOnServer } from './listen-on-server';
import { knowsNames } from './name-statements';
import { nearestFolder } from './nearest-folder';
import { countConnections, openPool, openPoolOfPrimary } from './open-pool';
import type { DatabaseLog, OpenDatabase } from './opened-database';
import { PrimaryHost, hostOf } from './primary-host';
import { ProbeConnection } from './probe-connection';
import { ReadReplicas, type ReadServer } from './read-replicas';

/** Arbitrary advisory lock key, unique in the database: backends starting at once migrate one after another. */
const migrationLock = 7_120_250;
const connectTimeoutMs = 10_000;
/** Shorter than the statement timeout: rows locked that long indicate a problem. */
const lockTimeoutMs = 3_000;
const idleInTransactionMs = 30_000;
const upkeepConnections = 2;
/** Also where the user has limits, as behind a pooler. */
const unlimited = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

export interface ServerLimits {
  /** Maximum number of connections, besides a few for maintenance. */
  databasePool: number;
  statementTimeoutMs: number;
}

export interface ServerOptions extends ServerLimits {
  /** Replicas, as `url`; null for none. */
  readUrl: string | null;
  replicaMaxLagMs: number;
  /** The server past the pooler that `url` leads to; null without one. */
  directUrl: string | null;
  log: DatabaseLog | null;
}

async function withClient<Result>(
  connectionString: string,
  work: (db: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString,
    application_name: 'vyloha-migrations',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // If an idle connection breaks, the next statement reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(drizzle(client));
  } finally {
    await client.end();
  }
}

/** The lock is one of a transaction: a pooler of transactions would keep that of a session for ever. */
function migrateWithLock(connectionString: string): Promise<void> {
  return withClient(connectionString, (locking) =>
    locking.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`);
      await withClient(connectionString, async (db) => {
        await assertDatabaseVersion(db);
        await migrate(db, { migrationsFolder: nearestFolder('migrations') });
      });
    }),
  );
}

type ShopperLimits = Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>;

function openReadServer(connectionString: string, max: number, limits: ShopperLimits): ReadServer {
  const { pool, db } = openPool({ connectionString, max, application_name: 'vyloha-reads', ...limits });
  const name = hostOf(connectionString);
  return {
    name,
    db,
    probe: new ProbeConnection(() => connectionString, 'vyloha-lag'),
    close: () => pool.end(),
  };
}

/**
 * @param url of PostgreSQL, with one host or several
 * @throws DatabaseVersionError, and any driver error when the server is unavailable
 */
export async function openServer(
  url: string,
  {
    databasePool,
    statementTimeoutMs,
    readUrl = null,
    replicaMaxLagMs = 0,
    directUrl = null,
    log = null,
  }: ServerLimits & Partial<ServerOptions>,
): Promise<OpenDatabase> {
  const direct = await PrimaryHost.find(directUrl ?? url, log);
  await migrateWithLock(direct.address);
  const shopperHost = directUrl === null ? direct : await PrimaryHost.find(url, log);
  const limits = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  const hasNames = directUrl === null || (await knowsNames(shopperHost.address));
  const shoppers = openPoolOfPrimary(shopperHost, {
    max: databasePool,
    application_name: 'vyloha',
    hasNames,
    ...limits,
  });
  registerGauge(
    'vyloha_database_connections',
    'Connections to PostgreSQL',
    () => countConnections(shoppers.pool),
    'state',
  );
  const upkeep = openPoolOfPrimary(direct, {
    max: upkeepConnections,
    application_name: 'vyloha-upkeep',
    options: unlimited,
  });
  const replicas =
    readUrl === null
      ? null
      : new ReadReplicas({
          servers: (parseDatabaseUrl(readUrl) ?? []).map((address) => openReadServer(address, databasePool, limits)),
          primary: new ProbeConnection(() => direct.address, 'vyloha-lag'),
          maxLagMs: replicaMaxLagMs,
          log,
        });
  const listeners: { stop(): Promise<void> }[] = [];
  return {
    db: shoppers.db,
    upkeep: upkeep.db,
    replicas,
    kind: 'server',
    listen: async (listener) => {
      const listening = await listenOnServer(() => direct.address, replicas ?? listener);
      direct.onMove(listening.reconnect);
      listeners.push(listening);
      replicas?.start(listener, listening.settle);
    },
    close: async () => {
      await Promise.all([direct.stop(), shopperHost.stop(), replicas?.stop()]);
      await Promise.all([shoppers.pool.end(), upkeep.pool.end(), ...listeners.map((listener) => listener.stop())]);
    },
  };
}
