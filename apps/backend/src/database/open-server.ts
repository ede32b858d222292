import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { nearestFolder } from './nearest-folder';
import type { OpenDatabase } from './open-database';
import * as schema from './schema';

/** Any number that nothing else in the database uses: several backends starting at once migrate one after another. */
const migrationLock = 7_120_250;
const poolSize = 20;
const connectTimeoutMs = 10_000;

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: nearestFolder('migrations') });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

export async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: connectTimeoutMs });
  // An idle connection that the server drops must not end the process; the pool opens another one.
  pool.on('error', () => undefined);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool, { schema }), kind: 'server', close: () => pool.end() };
}
