import type { Locale } from '@vyloha/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import type { Database } from '../database/database';
import type { Defer } from './defer-work';

/** Who asks and how they want to see the shop; made once per request. */
export interface RequestContext {
  db: Database;
  settings: Settings;
  locale: Locale;
  /** Upper-case ISO code; prices in it may not exist. */
  currency: string;
  /** 'b2c' unless the shopper's variant says otherwise. */
  priceList: string;
  groups: readonly string[];
  /** Which of the shop's domains is asked; empty strings when the caller says nothing. */
  domain: { code: string; translationVariant: string };
  /** Null for guests, and always on routes with public access. */
  customerId: string | null;
  /** The bearer token as it came, living or dead; null when absent and on routes with public access. */
  bearer: string | null;
  /** Its SHA-256. */
  accessTokenHash: string | null;
  /** X-Guest-Cart as it came; null when absent and on routes with public access. */
  guestToken: string | null;
  /** Its SHA-256, by which carts are found. */
  guestTokenHash: string | null;
  log: FastifyBaseLogger;
  requestId: string;
  /** Address of the shopper, for rate limits. */
  ip: string;
  now(): Date;
  /** To be called when a transaction that enqueued jobs is over; nothing waits for them. */
  wakeJobs(): void;
  /** Does something after the answer. */
  defer: Defer;
  /** Whether anybody else is waiting for an answer. */
  isVisited(): boolean;
}
