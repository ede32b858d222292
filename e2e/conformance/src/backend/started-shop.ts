import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

const root = new URL('../../../../', import.meta.url);
const seed = new URL('../../seed.jsonl', import.meta.url).pathname;
const seedFiles = new URL('../../seed-files', import.meta.url).pathname;
const startTimeoutMs = 120_000;
const pollMs = 50;

const standInSchema = v.custom<() => Server>((value) => typeof value === 'function');

/** A register that runs beside the shop under `npm start` too. */
async function startRegister(file: string, factory: string): Promise<{ url: string; stop(): Promise<void> }> {
  const program: unknown = await import(new URL(`tools/run/src/${file}`, root).href);
  const create = v.parse(v.object({ [factory]: standInSchema }), program)[factory];
  if (create === undefined) throw new TypeError(`${file} has no ${factory}`);
  const server = create().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isFunction = (value: unknown) => typeof value === 'function';
const bundlerSchema = v.object({ bundleForTests: v.custom<(programs: object) => Promise<unknown>>(isFunction) });
const bundleSchema = v.object({ folder: v.string(), remove: v.custom<() => Promise<void>>(isFunction) });

export interface StartedShop {
  address: { store: string; cms: string };
  mails: string;
  commandKey: string;
  stop(): Promise<void>;
}

/** No project may import an application, so its programs are built by their paths in the workspace. */
async function bundlePrograms(): Promise<v.InferOutput<typeof bundleSchema>> {
  const bundler: unknown = await import(new URL('apps/backend/bundle-for-tests.mjs', root).href);
  return v.parse(bundleSchema, await v.parse(bundlerSchema, bundler).bundleForTests({ main: 'main' }));
}

const importedSchema = v.object({ data: v.object({ problems: v.array(v.string()) }) });

/** Fills the shop with the documents of the seed, by the call that the importer makes, and lays its picture beside. */
async function importSeed(origin: string, dataDir: string): Promise<string> {
  await cp(seedFiles, join(dataDir, 'files'), { recursive: true });
  const post = (path: string, body: object, key = '') =>
    fetch(`${origin}/store/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  // The first command makes the key.
  await post('moderation/latest', {}, 'none');
  const key = await readFile(join(dataDir, 'command-key'), 'utf8');
  const lines = (await readFile(seed, 'utf8')).split('\n').filter((line) => line !== '');
  const documents = lines.map((line): unknown => JSON.parse(line));
  const part = {
    run: 'conformance',
    isWhole: true,
    placesBefore: 0,
    placeWord: 'line',
    startedAt: new Date().toISOString(),
  };
  const response = await post('imports', { ...part, step: 'write', documents }, key);
  const { problems } = v.parse(importedSchema, await response.json()).data;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await post('imports', { ...part, step: 'end', documents: [] }, key);
  return key;
}

async function listen(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('no output of the backend');
  let errors = '';
  stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`The backend ended: ${errors}`)));
  failed.catch(() => undefined);
  const address = new Promise<string>((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const found = /Server listening at (http:\/\/[\d.]+:\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const origin = await Promise.race([address, failed]);
  const deadline = Date.now() + startTimeoutMs;
  const isServing = () => fetch(`${origin}/store/api/v1/currencies`).then(({ ok }) => ok);
  while (!(await Promise.race([isServing(), failed]))) {
    if (Date.now() > deadline) throw new Error(`The backend is not ready: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return origin;
}

/**
 * The real backend as a process of its own, with the seed alone in its database: with its jobs, mails and clock, which
 * the shop of other tests does without.
 * @param databaseUrl of an empty database on a PostgreSQL server; embedded without one
 */
export async function startShop(databaseUrl?: string): Promise<StartedShop> {
  const [bundle, dataDir, register, vies] = await Promise.all([
    bundlePrograms(),
    mkdtemp(join(tmpdir(), 'vyloha-conformance-')),
    startRegister('ares-stand-in.mjs', 'createAresStandIn'),
    startRegister('vies-stand-in.mjs', 'createViesStandIn'),
  ]);
  const environment = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDir,
    BACKEND_PORT: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'info',
    FEATURES: 'orderSchedules',
    ARES_URL: register.url,
    VIES_URL: vies.url,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const child = spawn(process.execPath, [join(bundle.folder, 'main.js')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await listen(child);
  const commandKey = await importSeed(origin, dataDir);
  return {
    address: { store: `${origin}/store`, cms: `${origin}/cms` },
    mails: join(dataDir, 'mail'),
    commandKey,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await Promise.all([register.stop(), vies.stop(), rm(dataDir, { recursive: true, force: true }), bundle.remove()]);
    },
  };
}
