import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

/** For whom a statement is run. */
export interface RequestScope {
  /** Pattern, never the address. */
  route: string;
  log: FastifyBaseLogger;
}

/** Follows a request into the database, so that a slow statement names it. Empty for upkeep. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
