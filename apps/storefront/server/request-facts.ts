import { randomBytes, randomUUID } from 'node:crypto';
import type { Request as ExpressRequest } from 'express';
import type { RequestFacts } from '../app/compose/load-context.server';

const sensibleId = /^[\w-]{8,64}$/;

/** The id that ties the log lines of both processes together; one that a trusted proxy gave is kept. */
export function requestIdOf(header: string | undefined, isTrusted: boolean): string {
  return isTrusted && header !== undefined && sensibleId.test(header) ? header : randomUUID();
}

/** A nonce for the inline scripts of one page. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** What the host knows of a request at once. */
export function requestFacts(
  request: ExpressRequest,
  { requestId, log, country = null }: Express.Locals,
  nonce: string | undefined,
): Omit<RequestFacts, 'onCall' | 'deadline'> {
  return {
    cookieHeader: request.headers.cookie ?? '',
    host: request.hostname,
    requestId,
    forwardedFor: request.ip ?? null,
    nonce,
    log,
    country,
  };
}
