import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres } from './find-postgres';
import { type PostgresServer, startPostgres } from './postgres-server';

const database = 'shop';

/** A primary that waits for its standby to write what it commits, and the standby, which streams. */
export interface PostgresCluster {
  primary: PostgresServer;
  standby: PostgresServer;
  /** Of the database `shop`, on both hosts in this order. */
  urlOfBoth: string;
  urlOf(server: PostgresServer): string;
  /** Runs a statement on one of them. */
  run(server: PostgresServer, statement: string): Promise<void>;
  remove(): Promise<void>;
}

const urlOf = ({ url }: PostgresServer) => url.replace(/\/postgres$/, `/${database}`);

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The programs that clusters are started from, for `describe.each`; none where there are none. */
export const clusterPrograms = (): string[] => [findPostgres() ?? []].flat();

export async function startCluster(programs: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vyloha-cluster-'));
  const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')];
  execFileSync('chmod', ['755', folder]);
  const first = await startPostgres(programs, primaryFolder);
  await run(first.url, `create database ${database}`);
  await run(first.url, `alter database ${database} set synchronous_commit = on`);
  await first.stop();
  execFileSync('cp', ['-a', primaryFolder, standbyFolder]);
  const primary = await startPostgres(programs, primaryFolder);
  const data = join(standbyFolder, 'data');
  writeFileSync(join(data, 'standby.signal'), '');
  const { port } = new URL(primary.url);
  const source = `host=127.0.0.1 port=${port} user=postgres application_name=standby`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  const standby = await startPostgres(programs, standbyFolder);
  await run(primary.url, `alter system set synchronous_standby_names = 'standby'`);
  await run(primary.url, `select pg_reload_conf()`);
  const hosts = [primary, standby].map(({ url }) => new URL(url).host).join(',');
  return {
    primary,
    standby,
    urlOfBoth: `postgres://postgres@${hosts}/${database}?target_session_attrs=read-write`,
    urlOf,
    run: (server, statement) => run(urlOf(server), statement),
    remove: async () => {
      await Promise.all([primary.stop('SIGQUIT'), standby.stop('SIGQUIT')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
