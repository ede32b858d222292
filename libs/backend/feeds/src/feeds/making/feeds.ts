import type { FileStore } from '@vyloha/backend-files';
import { defineService } from '@vyloha/backend-kernel';
import type { Feed } from '../feed-site';
import type { FeedAttempt, FeedRecord } from './feed-files';
import type { MakingContext } from './make-feed';

/** A feed as the page for operators shows it. */
export interface FeedState {
  feed: Feed;
  /** Null until it is made for the first time. */
  record: FeedRecord | null;
  /** The last one, if no feed has come of it. */
  attempt: FeedAttempt | null;
}

export interface Feeds {
  /** Null for a feed that the shop does not have. */
  find(name: string, siteCode: string): Feed | null;
  /** A feed that is young enough, as soon as it is made; null when that takes too long. @throws FilesUnavailable */
  provide(feed: Feed): Promise<FeedRecord | null>;
  /** The compressed document; null when it has been removed. @throws FilesUnavailable */
  open(record: FeedRecord): ReturnType<FileStore['open']>;
  /** @throws FilesUnavailable */
  list(): Promise<FeedState[]>;
  /**
   * Makes those that are due, and those that were never made, once there is something to offer; not what another backend is making.
   * @throws FilesUnavailable
   */
  renew(context: MakingContext): Promise<void>;
  /** Lets nobody wait any longer. */
  stop(): void;
}

/** Those of the shop, each made by one backend for all. */
export const shopFeeds = defineService<Feeds>('feeds');
