import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Feed } from '../feed-site';
import { leftOutReasons } from '../left-out';

const recordSchema = v.object({
  /** Beside the record; a new one for each time. */
  file: v.string(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** When the content last changed. */
  changedAt: v.pipe(v.string(), v.isoTimestamp()),
  seconds: v.number(),
  offers: v.number(),
  leftOut: v.array(v.object({ reason: v.picklist(leftOutReasons), offers: v.number(), examples: v.array(v.string()) })),
  bytes: v.number(),
  compressedBytes: v.number(),
  digest: v.string(),
});

/** What is known about a feed that was made, and where it is. */
export type FeedRecord = v.InferOutput<typeof recordSchema>;

const orphanAgeMs = 24 * 60 * 60 * 1000;
const nameOf = ({ name, site }: Feed) => `${name}.${site.code}`;

/**
 * The feeds of one backend in a folder. A feed is its record, which names the file: it is replaced at once, and whoever
 * is reading the former file reads it to its end.
 */
export class FeedFiles {
  constructor(private readonly folder: string) {}

  /** Null for a feed that has not been made, or whose record an earlier version wrote. */
  async find(feed: Feed): Promise<FeedRecord | null> {
    try {
      const record = v.parse(recordSchema, JSON.parse(await readFile(this.recordPath(feed), 'utf8')));
      await stat(join(this.folder, record.file));
      return record;
    } catch {
      return null;
    }
  }

  open({ file }: FeedRecord): Promise<FileHandle> {
    return open(join(this.folder, file), 'r');
  }

  /** Replaces a feed by what is written to the path. */
  async replace(feed: Feed, write: (path: string) => Promise<Omit<FeedRecord, 'file' | 'compressedBytes'>>) {
    await mkdir(this.folder, { recursive: true });
    const former = await this.find(feed);
    const file = `${nameOf(feed)}.${randomUUID()}.xml.gz`;
    const path = join(this.folder, file);
    try {
      const written = await write(path);
      const record: FeedRecord = { ...written, file, compressedBytes: (await stat(path)).size };
      const draft = `${path}.json`;
      await writeFile(draft, JSON.stringify(record));
      await rename(draft, this.recordPath(feed));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    if (former !== null) await rm(join(this.folder, former.file), { force: true });
    await this.removeOrphans(feed, file);
  }

  /** Of processes that were killed. */
  private async removeOrphans(feed: Feed, current: string): Promise<void> {
    const names = await readdir(this.folder);
    const others = names.filter((name) => name.startsWith(`${nameOf(feed)}.`) && name.includes('.xml.gz'));
    for (const name of others.filter((other) => other !== current)) {
      const path = join(this.folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - orphanAgeMs) await rm(path, { force: true });
    }
  }

  private recordPath(feed: Feed): string {
    return join(this.folder, `${nameOf(feed)}.json`);
  }
}
