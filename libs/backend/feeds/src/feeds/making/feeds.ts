import type { FileHandle } from 'node:fs/promises';
import { defineService } from '@vyloha/backend-kernel';
import type { Feed } from '../feed-site';
import type { FeedRecord } from './feed-files';

export interface FeedFailure {
  at: Date;
  message: string;
}

/** A feed as the page for operators shows it. */
export interface FeedState {
  feed: Feed;
  /** Null until it is made for the first time. */
  record: FeedRecord | null;
  isBeingMade: boolean;
  /** Of the last attempt in this process; null when it succeeded. */
  failure: FeedFailure | null;
}

export interface Feeds {
  /** Null for a feed that the shop does not have. */
  find(name: string, siteCode: string): Feed | null;
  /** A feed that is young enough, made when it is not; null when it takes too long. */
  provide(feed: Feed): Promise<FeedRecord | null>;
  /** The compressed document. */
  open(record: FeedRecord): Promise<FileHandle>;
  list(): Promise<FeedState[]>;
  /** Makes those that are due, and those that were never made, once there is something to offer. */
  renew(): Promise<void>;
  /** Breaks off what is being made. */
  stop(): Promise<void>;
}

/** Those of this process, which keeps its own files. */
export const shopFeeds = defineService<Feeds>('feeds');
