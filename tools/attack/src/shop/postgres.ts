import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDemoShop } from '@vyloha/e2e-fixtures/demo-data';
import { servePostgres } from '@vyloha/run/serve-postgres';
import { Client } from 'pg';

const template = 'vyloha_template';

/** Its own PostgreSQL, with a seeded template database to copy. */
export interface Postgres {
  /** A new database with the seeded shop. */
  createShop(): Promise<string>;
  stop(): Promise<void>;
}

async function executeStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Starts a PostgreSQL that lives as long as this process; null where none is available. */
export async function startPostgres(): Promise<Postgres | null> {
  const folder = mkdtempSync(join(tmpdir(), 'vyloha-attack-postgres-'));
  // The server runs as another user, who needs access to its folder.
  chmodSync(folder, 0o711);
  const server = await servePostgres(join(folder, 'cluster'), [template]);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (server === null) {
    remove();
    return null;
  }
  const { origin } = server;
  let isSeeded = false;
  let shopCount = 0;
  return {
    async createShop() {
      if (!isSeeded) await importDemoShop(join(folder, 'seed'), { env: { DATABASE_URL: `${origin}/${template}` } });
      isSeeded = true;
      shopCount += 1;
      const name = `shop_${shopCount}`;
      await executeStatement(`${origin}/postgres`, `create database ${name} template ${template}`);
      return `${origin}/${name}`;
    },
    async stop() {
      await server.stop();
      remove();
    },
  };
}
