import { setTimeout as sleep } from 'node:timers/promises';
import { registerGauge } from '@vyloha/telemetry/server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolConfig } from 'pg';
import { isTransactionConflict } from './database-failure';
import { listenOnServer } from './listen-on-server';
import type { Database } from './database';
import { measurePool } from './measure-statements';
import { nameRepeatedStatements } from './name-statements';
import { assertDatabaseVersion } from './database-version';
import { nearestFolder } from './nearest-folder';
import type { OpenDatabase } from './opened-database';

/** Arbitrary advisory lock key, unique in the database: backends starting at once migrate one after another. */
const migrationLock = 7_120_250;
const connectTimeoutMs = 10_000;
/** Waiting longer for a connection fails with 503: an endless queue helps nobody. */
const acquireTimeoutMs = 2_000;
/** Shorter than the statement timeout: rows locked that long indicate a problem. */
const lockTimeoutMs = 3_000;
const idleInTransactionMs = 30_000;
const upkeepConnections = 2;
/** Mean pauses before a transaction that lost a race for rows is retried. */
const retryPausesMs = [20, 60, 180];

export interface ServerLimits {
  /** Maximum number of connections, besides a few for maintenance. */
  databasePool: number;
  statementTimeoutMs: number;
}

/** JIT compilation takes longer than it saves on the shop's short statements. */
const disableJitOption = '-c jit=off';

async function migrateWithLock(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    application_name: 'vyloha-migrations',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // If an idle connection breaks, the next statement reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await assertDatabaseVersion(db);
    await migrate(db, { migrationsFolder: nearestFolder('migrations') });
  } finally {
    await client.end();
  }
}

function countConnections({ totalCount, idleCount, waitingCount }: Pool) {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/**
 * Retries a transaction that lost a race for rows; the attempts before are rolled back. The pause is random and
 * grows: retried at once, a transaction may take the row back before the winner has woken up, and the two
 * deadlock again.
 */
function withTransactionRetry(db: Database): Database {
  const runTransaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (const pauseMs of retryPausesMs) {
      try {
        return await runTransaction(work, config);
      } catch (error) {
        if (!isTransactionConflict(error)) throw error;
        await sleep(pauseMs * (0.5 + Math.random()));
      }
    }
    return runTransaction(work, config);
  };
  return db;
}

function openPool(config: PoolConfig): { pool: Pool; db: Database } {
  const pool = new Pool({ ...config, options: disableJitOption, connectionTimeoutMillis: acquireTimeoutMs });
  nameRepeatedStatements(pool);
  measurePool(pool);
  // An idle connection that the server drops must not end the process; the pool opens another one.
  pool.on('error', () => undefined);
  return { pool, db: withTransactionRetry(drizzle(pool)) };
}

/** @throws DatabaseVersionError, and any driver error when the server is unavailable */
export async function openServer(
  connectionString: string,
  { databasePool, statementTimeoutMs }: ServerLimits,
): Promise<OpenDatabase> {
  await migrateWithLock(connectionString);
  const shoppers = openPool({
    connectionString,
    max: databasePool,
    application_name: 'vyloha',
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  registerGauge(
    'vyloha_database_connections',
    'Connections to PostgreSQL',
    () => countConnections(shoppers.pool),
    'state',
  );
  const upkeep = openPool({ connectionString, max: upkeepConnections, application_name: 'vyloha-upkeep' });
  const listeners: { stop(): Promise<void> }[] = [];
  return {
    db: shoppers.db,
    upkeep: upkeep.db,
    kind: 'server',
    listen: async (listener) => void listeners.push(await listenOnServer(connectionString, listener)),
    close: async () => {
      await Promise.all([shoppers.pool.end(), upkeep.pool.end(), ...listeners.map((listener) => listener.stop())]);
    },
  };
}
