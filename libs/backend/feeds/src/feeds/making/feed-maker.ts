import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@vyloha/backend-kernel';
import type { Feed } from '../feed-site';
import type { FeedFiles } from './feed-files';
import type { FeedFailure } from './feeds';
import { writeFeed } from './write-feed';

interface FeedMaker {
  /** Never rejects: a failure is logged, and shown to operators. Whoever asks meanwhile waits for the same one. */
  make(feed: Feed): Promise<void>;
  isMaking(feed: Feed): boolean;
  /** Of the last attempt; null when it succeeded. */
  failureOf(feed: Feed): FeedFailure | null;
  settled(): Promise<void>;
}

interface MakerDeps {
  files: FeedFiles;
  /** Null until it is open. */
  database: () => Database | null;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
  /** Breaks off what is being made. */
  signal: AbortSignal;
}

const tenths = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

async function makeFeed(feed: Feed, { files, database, now, signal }: MakerDeps): Promise<void> {
  const db = database();
  if (db === null) throw new Error('The database is not open');
  const madeAt = now();
  const started = performance.now();
  const former = await files.find(feed);
  await files.replace(feed, async (path) => {
    const written = await writeFeed(db, feed, path, { now: madeAt, signal });
    const isSame = former?.digest === written.digest;
    return {
      ...written,
      madeAt: madeAt.toISOString(),
      changedAt: isSame ? former.changedAt : madeAt.toISOString(),
      seconds: tenths(performance.now() - started),
    };
  });
}

/** Makes feeds one after the other, so that however many there are, they cost one at a time. */
export function createFeedMaker(deps: MakerDeps): FeedMaker {
  const { log, now, signal } = deps;
  const running = new Map<Feed, Promise<void>>();
  const failures = new Map<Feed, FeedFailure>();
  let queue: Promise<void> = Promise.resolve();

  function note(feed: Feed, error: unknown): void {
    if (signal.aborted) return;
    log.error({ err: error, feed: `${feed.name} ${feed.site.code}` }, 'a feed could not be made');
    failures.set(feed, { at: now(), message: error instanceof Error ? error.message : String(error) });
  }

  function make(feed: Feed): Promise<void> {
    const known = running.get(feed);
    if (known !== undefined) return known;
    const made = queue
      .then(() => makeFeed(feed, deps))
      .then(
        () => void failures.delete(feed),
        (error: unknown) => note(feed, error),
      )
      .then(() => void running.delete(feed));
    running.set(feed, made);
    queue = made;
    return made;
  }

  return {
    make,
    isMaking: (feed) => running.has(feed),
    failureOf: (feed) => failures.get(feed) ?? null,
    settled: () => queue,
  };
}
