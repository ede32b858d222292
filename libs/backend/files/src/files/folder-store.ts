import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, copyFile, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import {
  type FileContent,
  type FileInfo,
  type FileStore,
  FileTooLarge,
  FilesUnavailable,
  type LocalFile,
  type OpenFile,
  type PutOptions,
  draftPrefix,
  maxFileBytes,
  maxReadBytes,
  requireFileKey,
} from './file-store';

/** No file takes this long to be written: such a draft belongs to a killed process. */
const draftTtlMs = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** A folder stands where the file should be, or a file where its folder should be. */
const missingCodes = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Writes what the system still holds of a file, or the names in a folder, to the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files below a folder of this machine, or one that several share. */
export class FolderStore implements FileStore {
  readonly place: string;
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
    this.place = this.#root;
  }

  localPath(key: string): string {
    requireFileKey(key);
    return join(this.#root, key);
  }

  async put(key: string, content: Buffer | LocalFile, { isDurable = false }: PutOptions = {}): Promise<void> {
    const path = this.localPath(key);
    const bytes = Buffer.isBuffer(content) ? content.length : (await stat(content.path)).size;
    if (bytes > maxFileBytes) throw new FileTooLarge(key, bytes, maxFileBytes);
    const draft = join(dirname(path), `${draftPrefix}${randomUUID()}`);
    await this.#attempt(async () => {
      await mkdir(dirname(path), { recursive: true });
      try {
        if (Buffer.isBuffer(content)) await writeFile(draft, content);
        else await copyFile(content.path, draft);
        if (isDurable) await sync(draft);
        await rename(draft, path);
        // Of the folder, and of the one that it may be new in.
        if (isDurable) for (const folder of [dirname(path), dirname(dirname(path))]) await sync(folder);
      } catch (error) {
        // A partial file would fill the disk further.
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    });
  }

  async get(key: string): Promise<FileContent | null> {
    return this.#use(key, async (handle, { size, mtime }) => {
      if (size > maxReadBytes) throw new FileTooLarge(key, size, maxReadBytes);
      const content = await handle.readFile();
      await handle.close();
      return { content, bytes: content.length, changedAt: mtime };
    });
  }

  async open(key: string): Promise<OpenFile | null> {
    return this.#use(key, async (handle, { size, mtime }) => ({
      stream: handle.createReadStream(),
      bytes: size,
      changedAt: mtime,
    }));
  }

  async head(key: string): Promise<FileInfo | null> {
    const found = await this.#orMissing(() => stat(this.localPath(key)));
    return found?.isFile() ? { key, bytes: found.size, changedAt: found.mtime } : null;
  }

  async delete(key: string): Promise<void> {
    await this.#attempt(() => rm(this.localPath(key), { force: true }));
  }

  async touch(key: string): Promise<void> {
    const now = new Date();
    await this.#orMissing(() => utimes(this.localPath(key), now, now));
  }

  /** Removes what killed processes left unfinished: nobody else looks through the folder. */
  async *list(prefix: string): AsyncIterable<FileInfo> {
    const folder = prefix.endsWith('/') ? prefix.slice(0, -1) : posix.dirname(prefix);
    for await (const info of this.#listFolder(folder === '.' ? '' : folder)) {
      if (info.key.startsWith(prefix)) yield info;
    }
  }

  async *#listFolder(folder: string): AsyncIterable<FileInfo> {
    const path = join(this.#root, folder);
    const entries = (await this.#orMissing(() => readdir(path, { withFileTypes: true }))) ?? [];
    for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const found = await this.#orMissing(() => stat(join(path, name)));
      const key = posix.join(folder, name);
      if (name.startsWith(draftPrefix)) {
        if (found !== null && Date.now() - found.mtimeMs > draftTtlMs) await rm(join(path, name), { force: true });
      } else if (found?.isDirectory()) yield* this.#listFolder(key);
      else if (found?.isFile()) yield { key, bytes: found.size, changedAt: found.mtime };
    }
  }

  /** Whoever uses it closes it. */
  async #use<Result>(key: string, use: (handle: FileHandle, found: Stats) => Promise<Result>): Promise<Result | null> {
    const handle = await this.#orMissing(() => open(this.localPath(key), 'r'));
    if (handle === null) return null;
    try {
      const found = await handle.stat();
      if (found.isFile()) return await use(handle, found);
      await handle.close();
      return null;
    } catch (error) {
      await handle.close().catch(() => undefined);
      throw this.#toFailure(error);
    }
  }

  async #orMissing<Found>(work: () => Promise<Found>): Promise<Found | null> {
    try {
      return await work();
    } catch (error) {
      if (missingCodes.includes(codeOf(error))) return null;
      throw this.#toFailure(error);
    }
  }

  async #attempt<Done>(work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      throw this.#toFailure(error);
    }
  }

  /** Errors of the disk, such as a full or an unmounted one; everything else is as it is. */
  #toFailure(error: unknown): unknown {
    const code = codeOf(error);
    if (!/^E[A-Z]+$/.test(code)) return error;
    return new FilesUnavailable(`Files in ${this.place} cannot be read or written (${code}).`, error);
  }
}
