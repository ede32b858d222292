import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackendProcess, type BackendProcess } from './testing/backend-process';
import { createTestShop } from './testing/create-test-shop';
import { testDatabases } from './testing/test-databases';

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
  const started: BackendProcess[] = [];
  /** Those that took the places of the first two, one after the other. */
  const restarted: BackendProcess[] = [];
  let exitCodes: (number | null)[];
  let statuses: number[];
  let closeShop: () => Promise<void>;

  const backendAt = (backends: readonly BackendProcess[], at: number): BackendProcess => {
    const backend = backends[at];
    if (backend === undefined) throw new Error(`no backend ${at}`);
    return backend;
  };

  beforeAll(async () => {
    const database = await open();
    const shop = await createTestShop({ database });
    closeShop = shop.close;
    const start = async (drainSeconds: number): Promise<BackendProcess> => {
      const backend = await startBackendProcess({
        DATABASE_URL: database.url ?? '',
        DRAIN_SECONDS: String(drainSeconds),
      });
      started.push(backend);
      return backend;
    };
    const pair = [await start(2), await start(2)];
    const caller = startCalling(() => pair);
    const callOften = async () => {
      const before = caller.statuses.length;
      await vi.waitFor(() => expect(caller.statuses.length).toBeGreaterThan(before + 20), { timeout: 60_000 });
    };
    exitCodes = [];
    for (const at of [0, 1]) {
      await callOften();
      exitCodes.push(await backendAt(pair, at).end('SIGTERM'));
      const next = await start(600);
      pair[at] = next;
      restarted.push(next);
    }
    await callOften();
    await caller.stop();
    statuses = caller.statuses;
  }, 180_000);

  afterAll(async () => {
    await Promise.all(started.map((backend) => backend.end('SIGKILL')));
    await closeShop();
  });

  it('are restarted in turn without a failed request', () => {
    expect(exitCodes).toEqual([0, 0]);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('keep serving while draining, on connections that they close, and stop sooner on a second signal', async () => {
    const backend = backendAt(restarted, 0);
    backend.signal('SIGTERM');
    while ((await fetch(`${backend.url}/readyz`)).status !== 503) await sleep(20);
    const { status, headers } = await fetch(backend.url + call);
    expect([status, headers.get('Connection')]).toEqual([200, 'close']);
    expect(await backend.end('SIGTERM')).toBe(0);
  });

  it('stop at once on SIGINT', async () => {
    expect(await backendAt(restarted, 1).end('SIGINT')).toBe(0);
  });
});
