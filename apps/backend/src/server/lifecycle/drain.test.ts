import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackendProcess, type BackendProcess } from '../../testing/backend-process';
import { createTestShop } from '../../testing/create-test-shop';
import { testDatabases } from '../../testing/test-databases';

const servers = testDatabases().filter(({ name }) => name === 'PostgreSQL');
const call = '/store/api/v1/currencies';

interface Caller {
  statuses: number[];
  stop(): Promise<void>;
}

/** Sends sequential requests to whichever backend is ready, as a load balancer does. */
function startCalling(backends: () => BackendProcess[]): Caller {
  const statuses: number[] = [];
  const ready = new Set<string>();
  let isStopped = false;
  async function pollReadiness(): Promise<void> {
    while (!isStopped) {
      for (const { url } of backends()) {
        const { status } = await fetch(`${url}/readyz`).catch(() => ({ status: 0 }));
        if (status === 200) ready.add(url);
        else ready.delete(url);
      }
      await sleep(50);
    }
  }
  async function callBackends(): Promise<void> {
    for (let turn = 0; !isStopped; turn += 1) {
      const urls = [...ready];
      const url = urls[turn % urls.length];
      if (url === undefined) await sleep(20);
      else
        statuses.push(
          await fetch(url + call).then(
            ({ status }) => status,
            () => 0,
          ),
        );
    }
  }
  const running = Promise.all([pollReadiness(), ...Array.from({ length: 4 }, callBackends)]);
  return {
    statuses,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

describe.each(servers)('two backends on one $name', { timeout: 180_000 }, ({ open }) => {
  let environment: Record<string, string>;
  let closeShop: () => Promise<void>;
  let pair: BackendProcess[];
  const started: BackendProcess[] = [];

  beforeAll(async () => {
    const database = await open();
    const shop = await createTestShop({ database });
    closeShop = shop.close;
    environment = { DATABASE_URL: database.url ?? '', DRAIN_SECONDS: '2' };
    pair = [await start(), await start()];
  }, 180_000);

  afterAll(async () => {
    await Promise.all(started.map((backend) => backend.end('SIGKILL')));
    await closeShop();
  });

  async function start(): Promise<BackendProcess> {
    const backend = await startBackendProcess(environment);
    started.push(backend);
    return backend;
  }
  const backendAt = (at: number): BackendProcess => {
    const backend = pair[at];
    if (backend === undefined) throw new Error(`no backend ${at}`);
    return backend;
  };

  it('are restarted in turn without a failed request', async () => {
    const caller = startCalling(() => pair);
    const callOften = async () => {
      const before = caller.statuses.length;
      await expect.poll(() => caller.statuses.length, { timeout: 60_000 }).toBeGreaterThan(before + 20);
    };
    // The tests below stop them again.
    environment['DRAIN_SECONDS'] = '600';
    for (const at of [0, 1]) {
      await callOften();
      expect(await backendAt(at).end('SIGTERM')).toBe(0);
      pair[at] = await start();
    }
    await callOften();
    await caller.stop();
    expect(new Set(caller.statuses)).toEqual(new Set([200]));
  });

  it('keep serving while draining, and stop sooner on a second signal', async () => {
    const backend = backendAt(0);
    backend.signal('SIGTERM');
    while ((await fetch(`${backend.url}/readyz`)).status !== 503) await sleep(20);
    expect((await fetch(backend.url + call)).status).toBe(200);
    expect(await backend.end('SIGTERM')).toBe(0);
  });

  it('stop at once on SIGINT', async () => {
    expect(await backendAt(1).end('SIGINT')).toBe(0);
  });
});
