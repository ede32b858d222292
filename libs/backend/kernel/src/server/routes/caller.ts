import type { Queryable } from '../../database/database';
import type { AnonymousContext, PreviewedEntry } from './request-context';

export interface Identity {
  customerId: string;
  priceList: string;
  groups: string[];
}

/** What a route finds by the caller's tokens. */
export interface Identified {
  /** Null for a guest, and for an unknown or expired bearer token. */
  identity: Identity | null;
}

/** How callers are found by their tokens, which modules know. */
export interface CallerLookup {
  /** The caller alone, for routes that find nothing else by the tokens. */
  identify(caller: AnonymousContext): Promise<Identified>;
  /** The entry that a link shows; null for an expired or unknown one. */
  findPreview(context: { db: Queryable; now(): Date }, token: string): Promise<PreviewedEntry | null>;
}
