import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillDataDir } from './testing/template-database';
import { testDatabases } from './testing/test-databases';
import { BackendFailed, startBackendProcess, type BackendProcess } from './testing/backend-process';

let dataDir: string;
let started: BackendProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vyloha-main-'));
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((backend) => backend.end('SIGKILL')));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<BackendProcess> {
  const backend = await startBackendProcess({ DATA_DIR: dataDir, ...environment });
  started.push(backend);
  return backend;
}

/** Console output for the operator. */
async function runFailingStart(
  environment: Record<string, string>,
): Promise<{ exitCode: number | null; lines: string[] }> {
  try {
    await start(environment);
  } catch (error) {
    if (error instanceof BackendFailed) return { exitCode: error.exitCode, lines: error.output.trim().split('\n') };
    throw error;
  }
  throw new Error('it started');
}

async function listenOnFreePort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

describe('the process', { timeout: 120_000 }, () => {
  it('refuses a second start on the same folder in one line, and takes over after kill -9', async () => {
    const first = await start();
    const { exitCode, lines } = await runFailingStart({});
    expect(exitCode).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR .+ is in use by process \d+: stop it or choose another/)]);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);

    await first.end('SIGKILL');
    const second = await start();
    expect((await fetch(`${second.url}/readyz`)).status).toBe(503);
    expect(await second.end('SIGINT')).toBe(0);
    expect(await readdir(dataDir)).toEqual(['database']);
  });

  it('names every wrong setting on a line of its own', async () => {
    const { exitCode, lines } = await runFailingStart({ BACKEND_PORT: 'x', LOG_LEVEL: 'loud' });
    expect(exitCode).toBe(1);
    expect(lines.sort()).toEqual([
      'BACKEND_PORT is "x", expected a port number from 0 to 65535',
      expect.stringMatching(/^LOG_LEVEL is "loud", expected one of/),
    ]);
  });

  it('reports in one line that the port is in use', async () => {
    await fillDataDir(dataDir);
    const { server, port } = await listenOnFreePort();
    const { lines } = await runFailingStart({ BACKEND_PORT: String(port) });
    expect(lines).toEqual([expect.stringMatching(/EADDRINUSE.+set BACKEND_PORT to a free port\.$/)]);
    server.close();
  });

  it.each([
    ['a folder that is a file', { DATA_DIR: '/dev/null' }, /^DATA_DIR \/dev\/null cannot be written \(\w+\): give it/],
    [
      'a server that is not there',
      { DATABASE_URL: 'postgres://shop:s3cret@127.0.0.1:1/shop' },
      /^PostgreSQL at 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\): start it, or correct DATABASE_URL\.$/,
    ],
  ])('reports in one line what to do about %s', async (_name, environment, expected) => {
    const { exitCode, lines } = await runFailingStart(environment);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([expect.stringMatching(expected)]);
  });
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))('on $name', ({ open }) => {
  it('reports in one line that there is no such database', async () => {
    const { url, close } = await open();
    const { lines } = await runFailingStart({ DATABASE_URL: `${url}_gone` });
    expect(lines).toEqual([expect.stringMatching(/has no database '\w+_gone': make it \(createdb --owner postgres/)]);
    await close();
  });
});
