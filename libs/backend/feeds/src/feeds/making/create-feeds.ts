import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Settings } from '@vyloha/backend-kernel';
import { listingFacts } from '@vyloha/backend-catalog/tables';
import { listFeeds, type Feed } from '../feed-site';
import { FeedFiles, type FeedRecord } from './feed-files';
import { createFeedMaker } from './feed-maker';
import type { Feeds } from './feeds';

const minutesMs = 60_000;
/** Stock is read every few minutes. */
const availabilityMaxAgeMs = 10 * minutesMs;
/** A feed older than this times its age of renewal is not sent before it is made anew. */
const tolerance = 2;
/** How long a request waits for a feed that is being made; the storefront waits longer. */
const waitMs = 20_000;
/** A feed that cannot be made anew is sent until then: prices of yesterday are better than no offers. */
const lastResortMs = 24 * 60 * minutesMs;

interface FeedsDeps {
  settings: Settings;
  /** Null until it is open. */
  database: () => Database | null;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
  /** How long a request waits. */
  patienceMs?: number;
}

function maxAgeOf({ name }: Feed, { feeds: { maxAgeMs } }: Settings): number {
  return name === 'heureka-availability' ? Math.min(maxAgeMs, availabilityMaxAgeMs) : maxAgeMs;
}

/** The feeds of this process; each is made by one task at a time, and one after the other. */
export function createFeeds({ settings, database, log, now, patienceMs = waitMs }: FeedsDeps): Feeds {
  const files = new FeedFiles(join(settings.dataDir, 'feeds'));
  const feeds = listFeeds(settings);
  const stopping = new AbortController();
  const maker = createFeedMaker({ files, database, log, now, signal: stopping.signal });
  const ageOf = ({ madeAt }: FeedRecord) => now().getTime() - Date.parse(madeAt);

  /** Of a shop that is being imported for the first time, a feed would be empty. */
  async function hasListings(): Promise<boolean> {
    const found = await database()?.select({ id: listingFacts.productId }).from(listingFacts).limit(1);
    return found !== undefined && found.length > 0;
  }

  async function provide(feed: Feed): Promise<FeedRecord | null> {
    const known = await files.find(feed);
    if (known !== null && ageOf(known) < tolerance * maxAgeOf(feed, settings)) return known;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([maker.make(feed), patience]);
    clearTimeout(timer);
    const record = await files.find(feed);
    return record !== null && ageOf(record) < lastResortMs ? record : null;
  }

  return {
    find: (name, siteCode) => feeds.find((feed) => feed.name === name && feed.site.code === siteCode) ?? null,
    provide,
    open: (record) => files.open(record),
    list: () =>
      Promise.all(
        feeds.map(async (feed) => ({
          feed,
          record: await files.find(feed),
          isBeingMade: maker.isMaking(feed),
          failure: maker.failureOf(feed),
        })),
      ),
    renew: async () => {
      for (const feed of feeds) {
        if (stopping.signal.aborted) return;
        const record = await files.find(feed);
        const isDue = record === null ? await hasListings() : ageOf(record) >= maxAgeOf(feed, settings);
        if (isDue) await maker.make(feed);
      }
    },
    stop: async () => {
      stopping.abort();
      await maker.settled();
    },
  };
}
