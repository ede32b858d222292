import type { Locale } from '@vyloha/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../config/settings';
import type { Database } from '../../database/database';
import type { Services } from '../services';
import type { Defer } from '../background/defer-work';

/** The entry that a caller sees although it is not published. */
export interface PreviewedEntry {
  type: string;
  id: string;
}

/** The caller's identity and preferences; created once per request. */
export interface RequestContext {
  /** What the request reads and writes; of a route that `readsReplica`, only what it reads. */
  db: Database;
  /** Takes writes, whatever `db` is, and is never behind. */
  primary: Database;
  /** What modules bring along: each is asked for by its owner's `Service`. */
  services: Services;
  settings: Settings;
  locale: Locale;
  /** Upper-case ISO code; the shop may have no prices in it. */
  currency: string;
  /** 'b2c' unless the user variant overrides it. */
  priceList: string;
  groups: readonly string[];
  /** The requested domain of the shop; empty strings when the caller sends none. */
  domain: { code: string; translationVariant: string };
  /** What the caller sees before it is published; null for all but editors with a link. */
  preview: PreviewedEntry | null;
  /** Null for guests, and always on routes with public access. */
  customerId: string | null;
  /** The bearer token as sent, valid or not; null when absent and on routes with public access. */
  bearer: string | null;
  /** Its SHA-256. */
  accessTokenHash: string | null;
  /** X-Guest-Cart as sent; null when absent and on routes with public access. */
  guestToken: string | null;
  /** Its SHA-256, by which carts are found. */
  guestTokenHash: string | null;
  /** Key under which the caller may repeat this request; null when it has none. */
  idempotencyKey: string | null;
  log: FastifyBaseLogger;
  requestId: string;
  /** IP address of the shopper, for rate limits. */
  ip: string;
  now(): Date;
  /** Call it after a transaction that enqueued jobs or mails; does not wait for them. */
  wakeJobs(): void;
  /** Runs work after the response. */
  defer: Defer;
  /** Whether other requests are in progress. */
  hasPendingRequests(): boolean;
}

/** A request of a customer with a valid token. */
export interface CustomerContext extends RequestContext {
  customerId: string;
}

/** A request whose caller is yet to be found by the tokens. */
export type AnonymousContext = Omit<
  RequestContext,
  'customerId' | 'priceList' | 'groups' | 'idempotencyKey' | 'preview'
>;
