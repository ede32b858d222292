import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Database } from './database';
import { isTransactionConflict } from './database-failure';
import { measurePool } from './measure-statements';
import { nameRepeatedStatements, unnameStatements } from './name-statements';
import type { PrimaryHost } from './primary-host';

/** Waiting longer for a connection fails with 503: an endless queue helps nobody. */
const acquireTimeoutMs = 2_000;
/** Mean pauses before a transaction that lost a race for rows is retried. */
const retryPausesMs = [20, 60, 180];
/** JIT compilation takes longer than it saves on the shop's short statements. */
const disableJitOption = '-c jit=off';

export function countConnections({ totalCount, idleCount, waitingCount }: Pool) {
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

interface OpenPool {
  pool: Pool;
  db: Database;
}

interface PoolSettings extends PoolConfig {
  /** Whether statements may have names; they may by default. */
  hasNames?: boolean;
}

export function openPool({ hasNames = true, ...config }: PoolSettings & { connectionString: string }): OpenPool {
  const pool = new Pool({
    ...config,
    options: [disableJitOption, config.options].join(' '),
    connectionTimeoutMillis: acquireTimeoutMs,
  });
  if (hasNames) nameRepeatedStatements(pool);
  else unnameStatements(pool);
  measurePool(pool);
  // A connection that the server drops must not end the process; a statement on it fails, and the pool opens another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { pool, db: withTransactionRetry(drizzle(pool)) };
}

const movedError = () => new Error('Connection terminated: another host takes writes');

/** A pool of the host that takes writes: when it is another one, statements on the former one fail at once. */
export function openPoolOfPrimary(host: PrimaryHost, config: PoolSettings): OpenPool {
  const clients = new Set<PoolClient>();
  /** Null as long as it was always the same. */
  let current: Pick<Client, 'host' | 'port'> | null = null;
  const isOfFormer = (client: PoolClient) =>
    client instanceof Client && current !== null && (client.host !== current.host || client.port !== current.port);
  const opened = openPool({
    ...config,
    connectionString: host.address,
    // One that was being opened while the host was left.
    verify: (client, done) => done(isOfFormer(client) ? movedError() : undefined),
  });
  const { pool } = opened;
  pool.on('connect', (client) => void clients.add(client));
  pool.on('remove', (client) => void clients.delete(client));
  host.onMove((address) => {
    pool.options.connectionString = address;
    current = new Client({ connectionString: address });
    for (const client of clients) {
      clients.delete(client);
      client.emit('error', movedError());
      void client.end().catch(() => {});
    }
  });
  return opened;
}
