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

/** Where there is no request. */
const upkeep = 'upkeep';

/** The pattern of the request's route, as a label; `upkeep` for what is no request. */
export function currentRoute(): string {
  return requestScope.getStore()?.route ?? upkeep;
}
