import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const draftPrefix = 'draft-';

/**
 * Made pictures on disk, under DATA_DIR/images: bounded in total size, the longest unused goes first. Several callers
 * of one missing picture wait for one maker. A file is either whole or not there.
 */
export class ImageCache {
  private readonly known: LRUCache<string, number>;
  private readonly making = new Map<string, Promise<Buffer | null>>();
  private ready: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    maxBytes: number,
  ) {
    this.known = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') void rm(this.pathOf(name), { force: true });
      },
    });
  }

  /** The kept picture, or the one that `make` gives; nothing is kept when that is null. */
  async read(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    this.ready ??= this.readFolder();
    await this.ready;
    const kept = await this.readKept(name);
    if (kept !== null) return kept;
    const running = this.making.get(name);
    if (running !== undefined) return running;
    const making = this.makeAndKeep(name, make).finally(() => this.making.delete(name));
    this.making.set(name, making);
    return making;
  }

  private pathOf(name: string): string {
    return join(this.folder, name);
  }

  /** What an earlier process made, the oldest first, so that it goes first. */
  private async readFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const names = await readdir(this.folder);
    const drafts = names.filter((name) => name.startsWith(draftPrefix));
    await Promise.all(drafts.map((name) => rm(this.pathOf(name), { force: true })));
    const files = await Promise.all(
      names
        .filter((name) => !name.startsWith(draftPrefix))
        .map(async (name) => ({ name, ...(await this.statOf(name)) })),
    );
    for (const { name, size } of files.sort((a, b) => a.madeAt - b.madeAt)) this.known.set(name, size);
  }

  private async statOf(name: string): Promise<{ size: number; madeAt: number }> {
    const { size, mtimeMs } = await stat(this.pathOf(name));
    return { size, madeAt: mtimeMs };
  }

  private async readKept(name: string): Promise<Buffer | null> {
    if (this.known.get(name) === undefined) return null;
    try {
      return await readFile(this.pathOf(name));
    } catch {
      this.known.delete(name);
      return null;
    }
  }

  private async makeAndKeep(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const made = await make();
    if (made === null) return null;
    const draft = this.pathOf(`${draftPrefix}${randomUUID()}`);
    await writeFile(draft, made);
    await rename(draft, this.pathOf(name));
    this.known.set(name, made.length);
    return made;
  }
}
