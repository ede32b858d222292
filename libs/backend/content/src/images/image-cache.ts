import { counter } from '@vyloha/telemetry/server';
import { LRUCache } from 'lru-cache';
import type { FileInfo, FileStore } from '@vyloha/backend-files';

const folder = 'images/';
const dayMs = 24 * 60 * 60 * 1000;
/** The store is looked through again when this share of its limit has been written. */
const evictionShare = 0.05;
/** Of a remote store, so that what everybody looks at is not fetched each time. */
const maxRecentBytes = 32 * 1024 * 1024;

const images = counter('vyloha_images_total', 'Pictures sent, by where they came from', ['from']);

interface ImageCacheOptions {
  files: FileStore;
  /** Of all rendered pictures together. */
  maxBytes: number;
  /** Called when the store fails. */
  onFailure: (error: unknown) => void;
}

/**
 * Rendered pictures among the files of the shop, the same for all backends: what one has rendered, no other renders.
 * Concurrent callers of one missing picture share one rendering. When there are too many, those not used for longest are
 * removed, in a store that speaks S3 those that are oldest. A picture that cannot be stored is returned all the same, and
 * stored when it is rendered again.
 */
export class ImageCache {
  readonly #files: FileStore;
  readonly #maxBytes: number;
  readonly #onFailure: (error: unknown) => void;
  readonly #pending = new Map<string, Promise<Buffer | null>>();
  readonly #recent: LRUCache<string, Buffer> | null;
  /** Since the store was last looked through; at first it is not known how much there is. */
  #writtenBytes = Infinity;
  #eviction: Promise<void> | null = null;

  constructor({ files, maxBytes, onFailure }: ImageCacheOptions) {
    this.#files = files;
    this.#maxBytes = maxBytes;
    this.#onFailure = onFailure;
    const isRemote = files.localPath(folder + 'any') === null;
    this.#recent = isRemote
      ? new LRUCache({ maxSize: maxRecentBytes, sizeCalculation: ({ length }) => Math.max(length, 1) })
      : null;
  }

  /** The stored picture, or the result of `render`; null is not stored. */
  read(name: string, render: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const recent = this.#recent?.get(name);
    if (recent !== undefined) {
      images.inc({ from: 'memory' });
      return Promise.resolve(recent);
    }
    const running = this.#pending.get(name);
    if (running !== undefined) return running;
    const pending = this.#readOrRender(name, render).finally(() => this.#pending.delete(name));
    this.#pending.set(name, pending);
    return pending;
  }

  async #readOrRender(name: string, render: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const key = folder + name;
    const stored = await this.#readStored(key);
    const image = stored ?? (await render());
    if (image === null) return null;
    images.inc({ from: stored === null ? 'rendering' : 'store' });
    if (stored === null) await this.#store(key, image);
    this.#recent?.set(name, image);
    return image;
  }

  async #readStored(key: string): Promise<Buffer | null> {
    try {
      const stored = await this.#files.get(key);
      if (stored === null) return null;
      if (Date.now() - stored.changedAt.getTime() > dayMs) this.#files.touch(key).catch(this.#onFailure);
      return stored.content;
    } catch (error) {
      // The original is there as well: whoever waited for one would wait for the other.
      if (this.#recent !== null) throw error;
      this.#onFailure(error);
      return null;
    }
  }

  async #store(key: string, image: Buffer): Promise<void> {
    try {
      await this.#files.put(key, image);
    } catch (error) {
      this.#onFailure(error);
      return;
    }
    this.#writtenBytes += image.length;
    if (this.#writtenBytes < this.#maxBytes * evictionShare || this.#eviction !== null) return;
    this.#writtenBytes = 0;
    this.#eviction = this.#evict()
      .catch(this.#onFailure)
      .finally(() => (this.#eviction = null));
  }

  /** All backends of a shop do it, each as it writes: they find the same ones to remove. */
  async #evict(): Promise<void> {
    const found: FileInfo[] = [];
    for await (const file of this.#files.list(folder)) found.push(file);
    let excess = found.reduce((sum, { bytes }) => sum + bytes, 0) - this.#maxBytes;
    found.sort((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
    for (const { key, bytes } of found) {
      if (excess <= 0) return;
      await this.#files.delete(key);
      excess -= bytes;
    }
  }
}
