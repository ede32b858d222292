import { unavailable } from '@vyloha/backend-kernel';

interface SlotLimits {
  /** How many renderings run at the same time. */
  max: number;
  /** How many more wait; the rest is refused. */
  maxQueued: number;
}

/**
 * Few pictures are rendered at a time: each takes all cores and the memory of its original, so that more of them would
 * only delay each other, and everything else of the process.
 */
export class RenderSlots {
  readonly #limits: SlotLimits;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** @throws HttpError 503 with Retry-After when too many wait already */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.max) this.#running += 1;
    else await this.#wait();
    try {
      return await render();
    } finally {
      const next = this.#queue.shift();
      // Whoever waits longest gets the slot of the one that ends.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.length >= this.#limits.maxQueued) throw unavailable();
    return new Promise((resolve) => void this.#queue.push(resolve));
  }
}
