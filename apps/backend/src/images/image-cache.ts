import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const draftPrefix = 'draft-';
/** No picture takes as long to be written: such a draft is of a process that was killed. */
const draftLivesMs = 10 * 60 * 1000;

interface StoredFile {
  name: string;
  size: number;
  changedAt: number;
}

/**
 * Made pictures on disk, under DATA_DIR/images: bounded in total size, the longest unused goes first. Several callers
 * of one missing picture wait for one maker. A file is either whole or not there. The folder may be another process's
 * as well, and it may be full or gone: pictures are answered all the same, and kept again as soon as they can be.
 */
export class ImageCache {
  private readonly known: LRUCache<string, number>;
  private readonly making = new Map<string, Promise<Buffer | null>>();
  private ready: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    maxBytes: number,
    /** Told of a disk that does not do what it should. */
    private readonly onDiskFailure: (error: unknown) => void,
  ) {
    this.known = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') this.remove(name).catch(this.onDiskFailure);
      },
    });
  }

  /** The stored picture, or the one that `make` gives; nothing is stored when that is null. */
  async read(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    await this.openFolder();
    const stored = await this.readStored(name);
    if (stored !== null) return stored;
    const running = this.making.get(name);
    if (running !== undefined) return running;
    const making = this.makeAndStore(name, make).finally(() => this.making.delete(name));
    this.making.set(name, making);
    return making;
  }

  private pathOf(name: string): string {
    return join(this.folder, name);
  }

  private remove(name: string): Promise<void> {
    return rm(this.pathOf(name), { force: true });
  }

  /** Read once; a folder that cannot be read is tried again with the next picture. */
  private async openFolder(): Promise<void> {
    this.ready ??= this.readFolder();
    try {
      await this.ready;
    } catch (error) {
      this.ready = null;
      this.onDiskFailure(error);
    }
  }

  /** What an earlier process made, the oldest first, so that it goes first. */
  private async readFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const files = (await Promise.all((await readdir(this.folder)).map((name) => this.describe(name)))).flat();
    const isDraft = ({ name }: StoredFile) => name.startsWith(draftPrefix);
    const left = files.filter((file) => isDraft(file) && Date.now() - file.changedAt > draftLivesMs);
    await Promise.all(left.map(({ name }) => this.remove(name)));
    const whole = files.filter((file) => !isDraft(file)).sort((a, b) => a.changedAt - b.changedAt);
    for (const { name, size } of whole) this.known.set(name, size);
  }

  /** None when another process took it away meanwhile. */
  private async describe(name: string): Promise<StoredFile[]> {
    try {
      const { size, mtimeMs } = await stat(this.pathOf(name));
      return [{ name, size, changedAt: mtimeMs }];
    } catch {
      return [];
    }
  }

  private async readStored(name: string): Promise<Buffer | null> {
    if (this.known.get(name) === undefined) return null;
    try {
      return await readFile(this.pathOf(name));
    } catch {
      this.known.delete(name);
      return null;
    }
  }

  private async makeAndStore(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const made = await make();
    if (made !== null) await this.store(name, made);
    return made;
  }

  private async store(name: string, made: Buffer): Promise<void> {
    const draft = `${draftPrefix}${randomUUID()}`;
    try {
      await writeFile(this.pathOf(draft), made);
      await rename(this.pathOf(draft), this.pathOf(name));
      this.known.set(name, made.length);
    } catch (error) {
      this.onDiskFailure(error);
      // Half a picture would fill the disk further; gone with the folder it can do no harm.
      await this.remove(draft).catch(() => undefined);
    }
  }
}
