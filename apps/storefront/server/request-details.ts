import { randomBytes, randomUUID } from 'node:crypto';
import type { Request as ExpressRequest } from 'express';
import type { IncomingRequestDetails } from '../app/compose/load-context.server';

const requestIdPattern = /^[\w-]{8,64}$/;

/** The id that links the log lines of both processes; that of a proxy is reused. */
export function toRequestId(header: string | undefined): string {
  return header !== undefined && requestIdPattern.test(header) ? header : randomUUID();
}

/** A nonce for the inline scripts of one page. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Details of a request that the host knows without any call. */
export function readRequestDetails(
  request: ExpressRequest,
  { requestId, log, country = null }: Express.Locals,
  nonce: string | undefined,
): Omit<IncomingRequestDetails, 'onCall' | 'deadline'> {
  return {
    cookieHeader: request.headers.cookie ?? '',
    host: request.hostname,
    requestId,
    forwardedFor: request.ip ?? null,
    nonce,
    log,
    country,
    isScript: request.path.endsWith('.data'),
  };
}
