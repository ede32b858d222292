import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 250;

/** Asks for /healthz again and again, as a balancer does, and remembers the longest wait. */
export class HealthWatch {
  #slowestMs = 0;
  #isStopped = false;
  readonly #asking: Promise<void>;

  constructor(origin: string) {
    this.#asking = this.#ask(`${origin}/healthz`);
  }

  async #ask(url: string): Promise<void> {
    while (!this.#isStopped) {
      const startedAt = performance.now();
      const answer = await fetch(url).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      // A process that is not there at all is noticed elsewhere.
      if (answer !== null) this.#slowestMs = Math.max(this.#slowestMs, performance.now() - startedAt);
      await pause(everyMs);
    }
  }

  /** @returns the longest wait in milliseconds */
  async stop(): Promise<number> {
    this.#isStopped = true;
    await this.#asking;
    return this.#slowestMs;
  }
}
