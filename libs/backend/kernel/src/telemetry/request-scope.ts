import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

/** Request for which a statement is run. */
export interface RequestScope {
  /** Route pattern, never the address. */
  route: string;
  log: FastifyBaseLogger;
}

/** Carries the request into the database layer, so that a slow statement names it. Empty for background jobs. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
