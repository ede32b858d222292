import { setTimeout as sleep } from 'node:timers/promises';
import { parseDatabaseUrl } from '@vyloha/config/server';
import type { DatabaseLog } from './opened-database';
import { ProbeConnection } from './probe-connection';

const probeMs = 1_000;
const searchMs = 500;
const applicationName = 'vyloha-failover';

/** Where the server is, without user and password: host and port. */
export function hostOf(address: string): string {
  const { hostname, port } = new URL(address);
  return `${hostname}:${port === '' ? '5432' : port}`;
}

/** As the driver says it of a server that takes no writes. */
class ReadOnlyServer extends Error {
  override name = 'ReadOnlyServer';
  readonly code = '25006';
}

async function assertWritable(probe: ProbeConnection): Promise<void> {
  const [row] = await probe.ask<{ readonly: string }>(`select current_setting('transaction_read_only') as readonly`);
  if (row?.readonly !== 'off') throw new ReadOnlyServer('the server takes no writes');
}

/** @throws the driver's error, or ReadOnlyServer */
async function assertPrimary(address: string): Promise<void> {
  const probe = new ProbeConnection(() => address, applicationName);
  try {
    await assertWritable(probe);
  } finally {
    void probe.close();
  }
}

/**
 * Which of the hosts of a connection string takes writes. A single host is never asked. Of several, the current one is
 * asked each second on a connection of its own; when it does not answer, or takes no writes any more, and another one
 * does, that one is used from then on.
 */
export class PrimaryHost {
  readonly #addresses: readonly string[];
  readonly #log: DatabaseLog | null;
  readonly #stopping = new AbortController();
  readonly #movers: ((address: string) => void)[] = [];
  #current: string;
  #watching: Promise<void> = Promise.resolve();

  private constructor(addresses: readonly string[], log: DatabaseLog | null) {
    this.#addresses = addresses;
    this.#current = addresses[0] ?? '';
    this.#log = log;
  }

  /** @throws the error of the first host when none takes writes */
  static async find(url: string, log: DatabaseLog | null = null): Promise<PrimaryHost> {
    const host = new PrimaryHost(parseDatabaseUrl(url) ?? [url], log);
    if (host.#addresses.length > 1) {
      await host.#search();
      host.#watching = host.#watch();
    }
    return host;
  }

  get address(): string {
    return this.#current;
  }

  /** @param move given the address of another host that takes writes now; what is open is to be closed */
  onMove(move: (address: string) => void): void {
    this.#movers.push(move);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  async #watch(): Promise<void> {
    while (!this.#isStopped) {
      await this.#stay();
      if (this.#isStopped) return;
      const former = this.#current;
      try {
        await this.#search();
      } catch {
        await this.#pause(searchMs);
        continue;
      }
      if (this.#current === former) continue;
      this.#log?.warn({ from: hostOf(former), to: hostOf(this.#current) }, 'another host of the database takes writes');
      for (const move of this.#movers) move(this.#current);
    }
  }

  /** Until the current host does not answer, or takes no writes. */
  async #stay(): Promise<void> {
    const probe = new ProbeConnection(() => this.#current, applicationName);
    try {
      while (!this.#isStopped) {
        await assertWritable(probe);
        await this.#pause(probeMs);
      }
    } catch (error) {
      this.#log?.warn({ err: error, host: hostOf(this.#current) }, 'the primary of the database is away');
    } finally {
      void probe.close();
    }
  }

  /** The first one in the order of the setting that takes writes, the current one before all. */
  async #search(): Promise<void> {
    const candidates = [...new Set([this.#current, ...this.#addresses])];
    const found = await Promise.allSettled(candidates.map(assertPrimary));
    const first = candidates.find((_, index) => found[index]?.status === 'fulfilled');
    const [failure] = found;
    if (first !== undefined) this.#current = first;
    else if (failure?.status === 'rejected') throw failure.reason;
  }
}
