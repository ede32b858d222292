import { registerGauge } from '@vyloha/telemetry/server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolConfig } from 'pg';
import { isLostRace } from './database-failure';
import type { Database } from './database';
import { measurePool } from './measure-statements';
import { refuseNewerDatabase } from './newer-database';
import { nearestFolder } from './nearest-folder';
import type { OpenDatabase } from './opened-database';
import * as schema from './schema';

/** Any number that nothing else in the database uses: several backends starting at once migrate one after another. */
const migrationLock = 7_120_250;
const connectTimeoutMs = 10_000;
/** Who waits longer for a connection is told to come back: a queue without end helps nobody. */
const acquireTimeoutMs = 2_000;
/** Shorter than any statement may take: rows held that long are held by something that went wrong. */
const lockTimeoutMs = 3_000;
const idleInTransactionMs = 30_000;
const upkeepConnections = 2;

export interface ServerLimits {
  /** Connections at most, besides a few for upkeep. */
  databasePool: number;
  statementTimeoutMs: number;
}

/** A plan of the shop's short statements never earns back the time that compiling it takes. */
const noJit = '-c jit=off';

async function migrateAlone(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    application_name: 'vyloha-migrations',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A connection that breaks while nothing waits for it is told by the next statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client, { schema });
    await refuseNewerDatabase(db);
    await migrate(db, { migrationsFolder: nearestFolder('migrations') });
  } finally {
    await client.end();
  }
}

function connectionsOf({ totalCount, idleCount, waitingCount }: Pool) {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** A transaction that lost a race for rows is done once more; its work is undone wholly before. */
function withSecondTry(db: Database): Database {
  const once = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    try {
      return await once(work, config);
    } catch (error) {
      if (isLostRace(error)) return once(work, config);
      throw error;
    }
  };
  return db;
}

function openPool(config: PoolConfig): { pool: Pool; db: Database } {
  const pool = new Pool({ ...config, options: noJit, connectionTimeoutMillis: acquireTimeoutMs });
  measurePool(pool);
  // An idle connection that the server drops must not end the process; the pool opens another one.
  pool.on('error', () => undefined);
  return { pool, db: withSecondTry(drizzle(pool, { schema })) };
}

/** @throws NewerDatabase, and whatever the driver says of a server that cannot be had */
export async function openServer(
  connectionString: string,
  { databasePool, statementTimeoutMs }: ServerLimits,
): Promise<OpenDatabase> {
  await migrateAlone(connectionString);
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
    () => connectionsOf(shoppers.pool),
    'state',
  );
  const upkeep = openPool({ connectionString, max: upkeepConnections, application_name: 'vyloha-upkeep' });
  const close = async () => {
    await Promise.all([shoppers.pool.end(), upkeep.pool.end()]);
  };
  return { db: shoppers.db, upkeep: upkeep.db, kind: 'server', close };
}
