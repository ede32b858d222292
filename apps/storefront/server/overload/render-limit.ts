/** What waits longest is what a shop lives on: forms go first, and pages that nobody waits for only when nothing else does. */
export type RenderPriority = 'form' | 'page' | 'background';

/** More requests came than can be answered in time; nothing was done for this one. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface RenderLimits {
  /** How many renders may be under way: at the beginning, and at least and at most as the event loop allows. */
  start: number;
  min: number;
  max: number;
  /** How many requests of one priority wait for their turn, and how long; the rest is refused. */
  maxQueued: number;
  maxWaitMs: Readonly<Record<RenderPriority, number>>;
  /** A delay of the event loop under which more renders may be under way, and above which fewer. */
  lowDelayMs: number;
  highDelayMs: number;
}

/**
 * Eight renders keep one core busy while their backend takes a few times as long as they do; a slow backend needs more of
 * them. Never fewer, however busy the machine: a page waits more than it works. Who waits for longer than two seconds, or
 * behind 32 others, had better come again.
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
  /** Since the process began: requests refused, of each priority. */
  shed: Readonly<Record<RenderPriority, number>>;
}

interface Waiting {
  begin: () => void;
  timer: NodeJS.Timeout;
}

const slower = 0.5;
const faster = 1.25;

/** Lets as many renders run as the machine can do, a few more wait for a moment, and refuses the rest at once. */
export class RenderLimit {
  readonly #limits: RenderLimits;
  readonly #queues: Readonly<Record<RenderPriority, Set<Waiting>>> = {
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

  /** @throws Overloaded when there is no room in time */
  async run<T>(priority: RenderPriority, work: () => Promise<T>): Promise<T> {
    // Whoever lets a waiting one begin has taken its place for it, before another can.
    if (this.#running < this.#limit) this.#running += 1;
    else await this.#wait(priority);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#beginNext();
    }
  }

  /** Told now and then how long the event loop was held up; more renders are allowed only while they are wanted. */
  adjust(delayMs: number): void {
    const { min, max, lowDelayMs, highDelayMs } = this.#limits;
    if (delayMs > highDelayMs) this.#limit = Math.max(min, Math.floor(this.#limit * slower));
    else if (delayMs < lowDelayMs && this.#running >= this.#limit) {
      this.#limit = Math.min(max, Math.ceil(this.#limit * faster));
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
      const waiting: Waiting = { begin: resolve, timer };
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
