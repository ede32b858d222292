import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const draftPrefix = 'draft-';
/** No picture takes this long to be written: such a draft belongs to a killed process. */
const draftTtlMs = 10 * 60 * 1000;

/** Half of Node's threads: passwords and files, rendered pictures among them, must not wait for many new pictures. */
const maxRenderings = 2;

interface StoredFile {
  name: string;
  size: number;
  changedAt: number;
}

/**
 * LRU cache of rendered pictures on disk, under DATA_DIR/images, bounded in total size. Concurrent callers of one
 * missing picture share one rendering, and few pictures are rendered at a time. Files are written atomically. The folder may be shared with another process,
 * full or missing: pictures are returned all the same, and stored again as soon as possible.
 */
export class ImageCache {
  private readonly sizesByName: LRUCache<string, number>;
  private readonly pendingImages = new Map<string, Promise<Buffer | null>>();
  private ready: Promise<void> | null = null;
  private renderings = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly folder: string,
    maxBytes: number,
    /** Called with disk errors. */
    private readonly onDiskFailure: (error: unknown) => void,
  ) {
    this.sizesByName = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') this.remove(name).catch(this.onDiskFailure);
      },
    });
  }

  /** The cached picture, or the result of `render`; null is not cached. */
  async read(name: string, render: () => Promise<Buffer | null>): Promise<Buffer | null> {
    await this.openFolder();
    const stored = await this.readStored(name);
    if (stored !== null) return stored;
    const running = this.pendingImages.get(name);
    if (running !== undefined) return running;
    const pendingImages = this.renderAndStore(name, render).finally(() => this.pendingImages.delete(name));
    this.pendingImages.set(name, pendingImages);
    return pendingImages;
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

  /** Files of earlier processes, the oldest first, so that they are evicted first. */
  private async readFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const files = (await Promise.all((await readdir(this.folder)).map((name) => this.describe(name)))).flat();
    const isDraft = ({ name }: StoredFile) => name.startsWith(draftPrefix);
    const staleDrafts = files.filter((file) => isDraft(file) && Date.now() - file.changedAt > draftTtlMs);
    await Promise.all(staleDrafts.map(({ name }) => this.remove(name)));
    const completeFiles = files.filter((file) => !isDraft(file)).sort((a, b) => a.changedAt - b.changedAt);
    for (const { name, size } of completeFiles) this.sizesByName.set(name, size);
  }

  /** Null when another process removed it meanwhile. */
  private async describe(name: string): Promise<StoredFile[]> {
    try {
      const { size, mtimeMs } = await stat(this.pathOf(name));
      return [{ name, size, changedAt: mtimeMs }];
    } catch {
      return [];
    }
  }

  private async readStored(name: string): Promise<Buffer | null> {
    if (this.sizesByName.get(name) === undefined) return null;
    try {
      return await readFile(this.pathOf(name));
    } catch {
      this.sizesByName.delete(name);
      return null;
    }
  }

  private async renderAndStore(name: string, render: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const image = await this.renderInTurn(render);
    if (image !== null) await this.store(name, image);
    return image;
  }

  private async renderInTurn(render: () => Promise<Buffer | null>): Promise<Buffer | null> {
    if (this.renderings < maxRenderings) this.renderings += 1;
    else await new Promise<void>((resolve) => void this.waiting.push(resolve));
    try {
      return await render();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.renderings -= 1;
      else next();
    }
  }

  private async store(name: string, image: Buffer): Promise<void> {
    const draft = `${draftPrefix}${randomUUID()}`;
    try {
      await writeFile(this.pathOf(draft), image);
      await rename(this.pathOf(draft), this.pathOf(name));
      this.sizesByName.set(name, image.length);
    } catch (error) {
      this.onDiskFailure(error);
      // A partial file would fill the disk further; removing it from a missing folder does no harm.
      await this.remove(draft).catch(() => undefined);
    }
  }
}
