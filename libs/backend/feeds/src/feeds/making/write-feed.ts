import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, findEmbeddedClient, writeElement } from '@vyloha/backend-kernel';
import type { Feed } from '../feed-site';
import { formats } from '../formats/formats';
import { LeftOutTally, type LeftOut } from '../left-out';
import { loadFeedShop } from '../offers/feed-shop';
import { readOffers } from './read-offers';

export interface WrittenFeed {
  offers: number;
  leftOut: LeftOut[];
  /** Of the document, before it is compressed. */
  bytes: number;
  /** Of the document; the same content has the same one. */
  digest: string;
}

interface Writing {
  now: Date;
  /** If false, the writing is broken off between two batches. */
  canContinue: () => Promise<boolean>;
}

/** Another backend makes the feed. */
export class LeftToAnother extends Error {
  override name = 'LeftToAnother';
}

type Run = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>;

/** The document, a batch of products after another. */
async function* feedChunks(
  { name, site }: Feed,
  run: Run,
  { now, canContinue }: Writing,
  written: { offers: number; tally: LeftOutTally },
) {
  const format = formats[name];
  const { tally } = written;
  const shop = await run((db) => loadFeedShop(db, site, now));
  const context = { site, shop };
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${format.open(context)}\n`;
  const requireLease = async () => {
    if (!(await canContinue())) throw new LeftToAnother();
  };
  for (let after: string | null = ''; after !== null;) {
    await requireLease();
    const start: string = after;
    const batch = await run((db) => readOffers(db, start, { site, shop, now, tally }));
    const taken = batch.offers.filter((offer) => {
      const reason = format.leaveOut(offer);
      if (reason !== null) tally.add(reason, offer.code);
      return reason === null;
    });
    written.offers += taken.length;
    yield taken.map((offer) => `${writeElement(format.toElement(offer, context))}\n`).join('');
    after = batch.last;
  }
  await requireLease();
  yield `${format.close}\n`;
}

async function writeChunks(feed: Feed, path: string, run: Run, writing: Writing): Promise<WrittenFeed> {
  const written = { offers: 0, tally: new LeftOutTally() };
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured() {
    for await (const chunk of feedChunks(feed, run, writing, written)) {
      const buffer = Buffer.from(chunk);
      hash.update(buffer);
      bytes += buffer.byteLength;
      if (buffer.byteLength > 0) yield buffer;
    }
  }
  await pipeline(Readable.from(measured()), createGzip(), createWriteStream(path, { mode: 0o644 }));
  return { offers: written.offers, leftOut: written.tally.list(), bytes, digest: hash.digest('base64url') };
}

/**
 * Writes a feed compressed into a file. On a server it is one snapshot, so an import meanwhile is in it completely or
 * not at all. The embedded database has a single connection, which shoppers need in between: there each batch of
 * products is a snapshot of its own.
 * @throws LeftToAnother
 */
export async function writeFeed(db: Database, feed: Feed, path: string, writing: Writing): Promise<WrittenFeed> {
  if (findEmbeddedClient(db) !== null) {
    return writeChunks(feed, path, (read) => db.transaction((tx) => read(tx)), writing);
  }
  return db.transaction((tx) => writeChunks(feed, path, (read) => read(tx), writing), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
