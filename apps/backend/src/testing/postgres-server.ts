import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export interface PostgresServer {
  /** Address of its database `postgres`. */
  url: string;
  /** @param signal SIGQUIT for an end without a farewell */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user. */
function findUnprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => lines.find(([login]) => login === name)).find(Boolean);
  if (found === undefined) throw new Error('no account to run PostgreSQL under');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error()),
      );
    });
  });
}

async function isReachable(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const startTimeoutMs = 20_000;
const pollMs = 100;

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReachable(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start in time');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

interface PostgresOptions {
  /** A free one by default. */
  port?: number | undefined;
  /** Address of the server that this one follows by streaming, as a replica to be read. */
  replicaOf?: string | undefined;
}

/** The program and its arguments that make the data of a server. */
function initialise(data: string, replicaOf: string | undefined): [string, string[]] {
  return replicaOf === undefined
    ? ['initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']]
    : ['pg_basebackup', ['-D', data, '-d', replicaOf, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']];
}

/**
 * A server reachable on loopback only, without durability.
 * @param dataFolder folder that outlives it; otherwise a temporary one
 */
export async function startPostgres(
  programs: string,
  dataFolder?: string,
  options: PostgresOptions = {},
): Promise<PostgresServer> {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'vyloha-postgres-'));
  mkdirSync(folder, { recursive: true });
  const account = findUnprivilegedAccount();
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const spawnOptions = { cwd: folder, ...(account ?? {}) };
  const data = join(folder, 'data');
  const remove = () => {
    if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [program, args] = initialise(data, options.replicaOf);
    if (!existsSync(data)) execFileSync(join(programs, program), args, { ...spawnOptions, stdio: 'pipe' });
    const port = options.port ?? (await freePort());
    const durability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...durability.flatMap((value) => ['-c', value])],
      { ...spawnOptions, stdio: 'ignore' },
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const stop: PostgresServer['stop'] = async (signal = 'SIGINT') => {
      server.kill(signal);
      await ended;
      remove();
    };
    await waitUntilReady(url, server).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
