import { changeTags } from '@vyloha/contract';
import { LRUCache } from 'lru-cache';
import type { ChangeStream } from '@vyloha/backend-kernel';
import type { StoredImage } from './stored-image';

const maxImages = 20_000;

/**
 * Which pictures there are, as far as somebody asked for them, so that the same one again takes no statement. Forgotten as
 * soon as the database tells of a change. A photograph that the staff may take down is looked up each time.
 */
export class KnownImages {
  readonly #images = new LRUCache<string, StoredImage>({ max: maxImages });
  readonly #missing = new LRUCache<string, true>({ max: maxImages });
  #changes = 0;

  constructor(changes: ChangeStream) {
    changes.watch((tag) => this.#forget(tag));
  }

  async find(fileKey: string, load: () => Promise<StoredImage | null>): Promise<StoredImage | null> {
    const known = this.#images.get(fileKey);
    if (known !== undefined) return known;
    if (this.#missing.has(fileKey)) return null;
    const changes = this.#changes;
    const loaded = await load();
    // What was read before a change is not kept after it.
    if (changes !== this.#changes) return loaded;
    if (loaded === null) this.#missing.set(fileKey, true);
    else if (loaded.kind !== 'photo') this.#images.set(fileKey, loaded);
    return loaded;
  }

  /** A missing one may be a photograph that is published with the review of a product. */
  #forget(tag: string): void {
    this.#changes += 1;
    this.#missing.clear();
    if (tag === changeTags.content || tag === changeTags.everything) this.#images.clear();
  }
}
