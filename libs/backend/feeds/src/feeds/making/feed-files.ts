import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '@vyloha/backend-files';
import * as v from 'valibot';
import type { Feed } from '../feed-site';
import { leftOutReasons } from '../left-out';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

const recordSchema = v.object({
  /** Beside the record; a new one for each time. */
  file: v.string(),
  madeAt: timestamp,
  /** When the content last changed. */
  changedAt: timestamp,
  seconds: v.number(),
  offers: v.number(),
  leftOut: v.array(v.object({ reason: v.picklist(leftOutReasons), offers: v.number(), examples: v.array(v.string()) })),
  bytes: v.number(),
  compressedBytes: v.number(),
  digest: v.string(),
});

/** What is known about a feed that was made, and where it is. */
export type FeedRecord = v.InferOutput<typeof recordSchema>;

const attemptSchema = v.object({
  /** When it was begun: `madeAt` of the feed that came of it. */
  at: timestamp,
  /** Null unless it failed; it may also have been broken off. */
  failure: v.nullable(v.string()),
});

/** The last time that a backend began to make a feed. */
export type FeedAttempt = v.InferOutput<typeof attemptSchema>;

const folder = 'feeds/';
/** Nobody reads or writes a file for so long: a former one goes, and what killed processes left. */
const unusedAfterMs = 60 * 60 * 1000;
const nameOf = ({ name, site }: Feed) => `${name}.${site.code}`;
const recordKey = (feed: Feed) => `${folder}${nameOf(feed)}.json`;
const attemptKey = (feed: Feed) => `${folder}${nameOf(feed)}.attempt.json`;

/**
 * The feeds of the shop among its files, the same for all backends. A feed is its record, which names the file: it is replaced
 * at once, and whoever is reading the former file reads it to its end. All methods throw FilesUnavailable.
 */
export class FeedFiles {
  constructor(private readonly files: FileStore) {}

  /** Null for a feed that has not been made, or whose record an earlier version wrote. */
  find(feed: Feed): Promise<FeedRecord | null> {
    return this.#read(recordKey(feed), recordSchema);
  }

  /** Whether the file of a record is still there. */
  async has({ file }: FeedRecord): Promise<boolean> {
    return (await this.files.head(folder + file)) !== null;
  }

  /** Null when it has been removed. */
  open({ file }: FeedRecord): ReturnType<FileStore['open']> {
    return this.files.open(folder + file);
  }

  findAttempt(feed: Feed): Promise<FeedAttempt | null> {
    return this.#read(attemptKey(feed), attemptSchema);
  }

  noteAttempt(feed: Feed, attempt: FeedAttempt): Promise<void> {
    return this.#write(attemptKey(feed), attempt);
  }

  /**
   * Replaces a feed by what is written to the path. A file that is stored without its record, since the process was killed or
   * the store went away, is removed the next time: whether a lost answer meant success is not known.
   */
  async replace(feed: Feed, write: (path: string) => Promise<Omit<FeedRecord, 'file' | 'compressedBytes'>>) {
    await this.#removeUnused(feed);
    const draft = await mkdtemp(join(tmpdir(), 'vyloha-feed-'));
    try {
      const path = join(draft, 'feed.xml.gz');
      const written = await write(path);
      const record: FeedRecord = {
        ...written,
        file: `${nameOf(feed)}.${randomUUID()}.xml.gz`,
        compressedBytes: (await stat(path)).size,
      };
      await this.files.put(folder + record.file, { path });
      await this.#write(recordKey(feed), record);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async #removeUnused(feed: Feed): Promise<void> {
    const current = await this.find(feed);
    for await (const { key, changedAt } of this.files.list(`${folder}${nameOf(feed)}.`)) {
      const isDocument = key.includes('.xml.gz') && key !== `${folder}${current?.file}`;
      if (isDocument && changedAt.getTime() < Date.now() - unusedAfterMs) await this.files.delete(key);
    }
  }

  async #read<Content>(key: string, schema: v.GenericSchema<unknown, Content>): Promise<Content | null> {
    const stored = await this.files.get(key);
    if (stored === null) return null;
    try {
      return v.parse(schema, JSON.parse(stored.content.toString('utf8')));
    } catch {
      return null;
    }
  }

  #write(key: string, content: FeedRecord | FeedAttempt): Promise<void> {
    return this.files.put(key, Buffer.from(JSON.stringify(content)));
  }
}
