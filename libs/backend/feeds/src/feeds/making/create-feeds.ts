import { setTimeout as pause } from 'node:timers/promises';
import type { FileStore } from '@vyloha/backend-files';
import { type Database, type Settings, createLease, findEmbeddedClient } from '@vyloha/backend-kernel';
import { listingFacts } from '@vyloha/backend-catalog/tables';
import { listFeeds, type Feed } from '../feed-site';
import { FeedFiles, type FeedRecord } from './feed-files';
import type { FeedState, Feeds } from './feeds';
import { type MakingContext, makeFeed } from './make-feed';

const minutesMs = 60_000;
/** Stock is read every few minutes. */
const availabilityMaxAgeMs = 10 * minutesMs;
/** A feed older than this times its age of renewal is not sent before it is made anew. */
const tolerance = 2;
/** How long a request waits for a feed that is being made; the storefront waits longer. */
const waitMs = 20_000;
/** How often it looks whether another backend has made it. */
const lookMs = 1_000;
/** A feed that cannot be made anew is sent until then: prices of yesterday are better than no offers. */
const lastResortMs = 24 * 60 * minutesMs;

interface FeedsDeps {
  settings: Settings;
  files: FileStore;
  now: () => Date;
  /** How long a request waits. */
  patienceMs?: number;
}

function maxAgeOf({ name }: Feed, { feeds: { maxAgeMs } }: Settings): number {
  return name === 'heureka-availability' ? Math.min(maxAgeMs, availabilityMaxAgeMs) : maxAgeMs;
}

/** Of a shop that is being imported for the first time, a feed would be empty. */
async function hasListings(db: Database): Promise<boolean> {
  const found = await db.select({ id: listingFacts.productId }).from(listingFacts).limit(1);
  return found.length > 0;
}

/**
 * The feeds of the shop; a backend makes them one after the other, so that however many there are, they cost one at a time, and
 * leaves out those that another one is making.
 */
export function createFeeds({ settings, files: store, now, patienceMs = waitMs }: FeedsDeps): Feeds {
  const files = new FeedFiles(store);
  const feeds = listFeeds(settings);
  const stopping = new AbortController();
  const ageOf = ({ madeAt }: FeedRecord) => now().getTime() - Date.parse(madeAt);

  async function stateOf(feed: Feed): Promise<FeedState> {
    const [record, attempt] = await Promise.all([files.find(feed), files.findAttempt(feed)]);
    return { feed, record, attempt: attempt?.at === record?.madeAt ? null : attempt };
  }

  async function provide(feed: Feed): Promise<FeedRecord | null> {
    const waitsUntil = performance.now() + patienceMs;
    for (;;) {
      const known = await files.find(feed);
      if (known !== null && ageOf(known) < tolerance * maxAgeOf(feed, settings)) return known;
      const { record, attempt } = await stateOf(feed);
      const hasFailed = attempt !== null && attempt.failure !== null;
      if (hasFailed || stopping.signal.aborted || performance.now() >= waitsUntil) {
        return record !== null && ageOf(record) < lastResortMs ? record : null;
      }
      await pause(Math.min(lookMs, patienceMs), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function isDue(feed: Feed, { db }: MakingContext): Promise<boolean> {
    const record = await files.find(feed);
    const isMissing = record === null || !(await files.has(record));
    return isMissing ? hasListings(db) : ageOf(record) >= maxAgeOf(feed, settings);
  }

  async function renewAlone(feed: Feed, context: MakingContext): Promise<void> {
    const { db } = context;
    const kind = findEmbeddedClient(db) === null ? 'server' : 'embedded';
    const lease = createLease(`feed ${feed.name} ${feed.site.code}`, { db, kind });
    if (!(await lease.hold())) return;
    const canContinue = async () => (await context.canContinue()) && (await lease.hold());
    try {
      // Another backend may have made it just before.
      if (await isDue(feed, context)) await makeFeed(feed, files, { ...context, canContinue });
    } finally {
      await lease.release();
    }
  }

  return {
    find: (name, siteCode) => feeds.find((feed) => feed.name === name && feed.site.code === siteCode) ?? null,
    provide,
    open: (record) => files.open(record),
    list: () => Promise.all(feeds.map(stateOf)),
    renew: async (context) => {
      for (const feed of feeds) {
        if (!(await context.canContinue())) return;
        if (await isDue(feed, context)) await renewAlone(feed, context);
      }
    },
    stop: () => stopping.abort(),
  };
}
