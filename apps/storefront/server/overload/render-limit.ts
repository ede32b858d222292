/** In order of importance to the shop: forms go first, and background renders only when nothing else waits. */
export type RenderPriority = 'form' | 'page' | 'background';

/** More requests came than can be processed in time; nothing was done for this one. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface RenderLimits {
  /** How many renders may run concurrently: at the start, and the bounds in which the event loop adjusts it. */
  start: number;
  min: number;
  max: number;
  /** How many requests of one priority may queue, and how long; the rest is rejected. */
  maxQueued: number;
  maxWaitMs: Readonly<Record<RenderPriority, number>>;
  /** The delays of the event loop below which the limit rises, and above which it falls. */
  lowDelayMs: number;
  highDelayMs: number;
}

/**
 * Eight renders keep one core busy while their backend takes a few times as long as they do; a slow backend needs more.
 * Never fewer, however busy the machine: a page waits more than it computes. Whoever would wait longer than two
 * seconds, or behind 32 others, should rather retry.
 */
export const defaultRenderLimits: RenderLimits = {
  start: 8,
  min: 8,
  max: 128,
  maxQueued: 32,
  maxWaitMs: { form: 3_000, page: 2_000, background: 0 },
  lowDelayMs: 30,
  highDelayMs: 100,
};

/** For metrics. */
export interface RenderStats {
  running: number;
  queued: number;
  limit: number;
  /** Since the process started: rejected requests of each priority. */
  shed: Readonly<Record<RenderPriority, number>>;
}

interface QueuedRender {
  begin: () => void;
  timer: NodeJS.Timeout;
}

const decreaseFactor = 0.5;
const increaseFactor = 1.25;

/** Runs as many renders as the machine can handle, queues a few more briefly, and rejects the rest at once. */
export class RenderLimit {
  readonly #limits: RenderLimits;
  readonly #queues: Readonly<Record<RenderPriority, Set<QueuedRender>>> = {
    form: new Set(),
    page: new Set(),
    background: new Set(),
  };
  readonly #shed: Record<RenderPriority, number> = { form: 0, page: 0, background: 0 };
  #limit: number;
  #running = 0;

  constructor(limits: RenderLimits = defaultRenderLimits) {
    this.#limits = limits;
    this.#limit = limits.start;
  }

  /** @throws Overloaded when there is no capacity in time */
  async run<T>(priority: RenderPriority, work: () => Promise<T>): Promise<T> {
    // Whoever starts a queued render has reserved its slot before another can take it.
    if (this.#running < this.#limit) this.#running += 1;
    else await this.#wait(priority);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#beginNext();
    }
  }

  /** Receives the delay of the event loop; the limit rises only while there is demand. */
  adjust(delayMs: number): void {
    const { min, max, lowDelayMs, highDelayMs } = this.#limits;
    if (delayMs > highDelayMs) this.#limit = Math.max(min, Math.floor(this.#limit * decreaseFactor));
    else if (delayMs < lowDelayMs && this.#running >= this.#limit) {
      this.#limit = Math.min(max, Math.ceil(this.#limit * increaseFactor));
    }
    while (this.#beginNext());
  }

  stats(): RenderStats {
    const { form, page } = this.#queues;
    return { running: this.#running, queued: form.size + page.size, limit: this.#limit, shed: { ...this.#shed } };
  }

  #wait(priority: RenderPriority): Promise<void> {
    const queue = this.#queues[priority];
    const { maxQueued, maxWaitMs } = this.#limits;
    if (maxWaitMs[priority] === 0 || queue.size >= maxQueued) return this.#refuse(priority);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(waiting);
        this.#refuse(priority).catch(reject);
      }, maxWaitMs[priority]);
      const waiting: QueuedRender = { begin: resolve, timer };
      queue.add(waiting);
    });
  }

  async #refuse(priority: RenderPriority): Promise<never> {
    this.#shed[priority] += 1;
    throw new Overloaded(`No room for a ${priority}`);
  }

  #beginNext(): boolean {
    if (this.#running >= this.#limit) return false;
    for (const queue of [this.#queues.form, this.#queues.page]) {
      for (const waiting of queue) {
        queue.delete(waiting);
        clearTimeout(waiting.timer);
        this.#running += 1;
        waiting.begin();
        return true;
      }
    }
    return false;
  }
}
