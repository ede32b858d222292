import { LRUCache } from 'lru-cache';

/** A plan takes some ten kilobytes; the shop has fewer statements that matter. */
const maxPrepared = 300;
/** Texts remembered to recognize a second run. */
const maxSeen = 2_000;
/** Longer ones insert many rows at once, each time as many as there are. */
const maxTextLength = 20_000;
/**
 * Of listings and searches, which are planned for their values each time: a thousand times more rows match one value
 * than another, and a plan for all would suit neither.
 */
const plannedForItsValues = /\b(?:listing|search)_/;

/** Which statements are worth preparing: those that are run again. Bounded, the least recently used go first. */
export class RepeatedStatements<Prepared extends object> {
  readonly #seen = new LRUCache<string, true>({ max: maxSeen });
  readonly #prepared: LRUCache<string, Prepared>;
  #evicted: Prepared | null = null;
  #count = 0;

  constructor(max = maxPrepared) {
    this.#prepared = new LRUCache({
      max,
      dispose: (prepared, _text, reason) => {
        if (reason === 'evict') this.#evicted = prepared;
      },
    });
  }

  get isFull(): boolean {
    return this.#prepared.size >= this.#prepared.max;
  }

  find(text: string): Prepared | null {
    return this.#prepared.get(text) ?? null;
  }

  /** Whether the statement was run before. */
  isRepeated(text: string): boolean {
    if (text.length > maxTextLength || plannedForItsValues.test(text)) return false;
    if (this.#seen.has(text)) return true;
    this.#seen.set(text, true);
    return false;
  }

  remove(text: string): void {
    this.#prepared.delete(text);
  }

  newName(): string {
    this.#count += 1;
    return `vyloha_${this.#count}`;
  }

  /** @returns the one that had to make room */
  add(text: string, prepared: Prepared): Prepared | null {
    this.#evicted = null;
    this.#prepared.set(text, prepared);
    return this.#evicted;
  }
}
