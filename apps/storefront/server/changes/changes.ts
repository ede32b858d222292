import { changeTags } from '@vyloha/contract';
import { LRUCache } from 'lru-cache';

/** More of them are forgotten as if everything had changed at the time of the oldest. */
const maxTags = 20_000;
const productPrefix = changeTags.product('');

/** A point in the order of changes; later ones are larger. */
export type ChangePoint = number;

/** What has changed in the shop, as far as the backend told this host. */
export class Changes {
  readonly #onNote: (tags: readonly string[]) => void;
  /** Whether the backend's stream of changes is open. */
  isConnected = false;
  #now: ChangePoint = 0;
  #everything: ChangePoint = 0;
  #allProducts: ChangePoint = 0;
  #anyProduct: ChangePoint = 0;
  readonly #last = new LRUCache<string, ChangePoint>({
    max: maxTags,
    dispose: (point, _tag, reason) => {
      if (reason === 'evict') this.#everything = Math.max(this.#everything, point);
    },
  });

  /** @param onNote called with the tags of each change */
  constructor(onNote: (tags: readonly string[]) => void = () => {}) {
    this.#onNote = onNote;
  }

  /** Read it before what is to be kept is asked for. */
  get now(): ChangePoint {
    return this.#now;
  }

  note(tags: readonly string[]): void {
    this.#now += 1;
    for (const tag of tags) this.#noteOne(tag);
    this.#onNote(tags);
  }

  /** Whether something with one of the tags has changed since what is kept was asked for. */
  hasChanged(tags: Iterable<string>, since: ChangePoint): boolean {
    if (since === this.#now) return false;
    if (this.#everything > since) return true;
    for (const tag of tags) if (this.#changedAt(tag) > since) return true;
    return false;
  }

  #noteOne(tag: string): void {
    if (tag === changeTags.everything) this.#everything = this.#now;
    else if (tag === changeTags.products) this.#allProducts = this.#now;
    else this.#last.set(tag, this.#now);
    if (tag === changeTags.products || tag.startsWith(productPrefix)) this.#anyProduct = this.#now;
  }

  #changedAt(tag: string): ChangePoint {
    if (tag === changeTags.products) return this.#anyProduct;
    const own = this.#last.peek(tag) ?? 0;
    return tag.startsWith(productPrefix) ? Math.max(own, this.#allProducts) : own;
  }
}

/** What each page and each response that pages share depends on; pages know their products beside. */
export const sharedTags: readonly string[] = [changeTags.shop, changeTags.content, changeTags.catalog];
