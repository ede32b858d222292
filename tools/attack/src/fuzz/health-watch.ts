import { setTimeout as pause } from 'node:timers/promises';

const intervalMs = 250;

/** Polls /healthz, as a load balancer does, and records the maximum response time. */
export class HealthWatch {
  #slowestMs = 0;
  #isStopped = false;
  readonly #polling: Promise<void>;

  constructor(origin: string) {
    this.#polling = this.#poll(`${origin}/healthz`);
  }

  async #poll(url: string): Promise<void> {
    while (!this.#isStopped) {
      const startedAt = performance.now();
      const response = await fetch(url).catch(() => null);
      await response?.arrayBuffer().catch(() => undefined);
      // A process that is down is detected by the fuzz run.
      if (response !== null) this.#slowestMs = Math.max(this.#slowestMs, performance.now() - startedAt);
      await pause(intervalMs);
    }
  }

  /** @returns the maximum response time in milliseconds */
  async stop(): Promise<number> {
    this.#isStopped = true;
    await this.#polling;
    return this.#slowestMs;
  }
}
