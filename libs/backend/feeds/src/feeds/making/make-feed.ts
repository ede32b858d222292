import type { UpkeepContext } from '@vyloha/backend-kernel';
import type { Feed } from '../feed-site';
import type { FeedFiles } from './feed-files';
import { LeftToAnother, writeFeed } from './write-feed';

/** What making a feed needs of the upkeep. */
export type MakingContext = Pick<UpkeepContext, 'db' | 'replicas' | 'log' | 'now' | 'canContinue'>;

const tenths = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

/**
 * Makes a feed anew. Never rejects: a failure is logged and shown to operators, and the former feed stays. When another backend
 * has its lease meanwhile, it is left to that one.
 */
export async function makeFeed(feed: Feed, files: FeedFiles, context: MakingContext): Promise<void> {
  const { log, now, canContinue } = context;
  const madeAt = now();
  const at = madeAt.toISOString();
  const started = performance.now();
  try {
    await files.noteAttempt(feed, { at, failure: null });
    const former = await files.find(feed);
    await files.replace(feed, async (path) => {
      const db = context.replicas?.find() ?? context.db;
      const written = await writeFeed(db, feed, path, { now: madeAt, canContinue });
      const changedAt = former?.digest === written.digest ? former.changedAt : at;
      return { ...written, madeAt: at, changedAt, seconds: tenths(performance.now() - started) };
    });
  } catch (error) {
    if (error instanceof LeftToAnother) return;
    log.error({ err: error, feed: `${feed.name} ${feed.site.code}` }, 'a feed could not be made');
    const failure = error instanceof Error ? error.message : String(error);
    // The store may be what failed.
    await files.noteAttempt(feed, { at, failure }).catch(() => undefined);
  }
}
