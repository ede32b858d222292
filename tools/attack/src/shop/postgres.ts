import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePostgres } from '@vyloha/run/serve-postgres';
import { Client } from 'pg';
import { runImporter } from './template-shop';

const template = 'vyloha_template';

/** A PostgreSQL of our own, with a seeded shop that databases are copied from. */
export interface Postgres {
  /** A new database with the seeded shop. */
  createShop(): Promise<string>;
  stop(): Promise<void>;
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Starts a PostgreSQL that lives as long as this process; null where none can be had. */
export async function startPostgres(): Promise<Postgres | null> {
  const folder = mkdtempSync(join(tmpdir(), 'vyloha-attack-postgres-'));
  // The server runs as another user, who has to get through to its own folder.
  chmodSync(folder, 0o711);
  const server = await servePostgres(join(folder, 'cluster'), [template]);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (server === null) {
    remove();
    return null;
  }
  const { origin } = server;
  let isSeeded = false;
  let shops = 0;
  return {
    async createShop() {
      if (!isSeeded) runImporter(['--demo'], { DATABASE_URL: `${origin}/${template}`, DATA_DIR: join(folder, 'seed') });
      isSeeded = true;
      shops += 1;
      const name = `shop_${shops}`;
      await runOn(`${origin}/postgres`, `create database ${name} template ${template}`);
      return `${origin}/${name}`;
    },
    async stop() {
      await server.stop();
      remove();
    },
  };
}
