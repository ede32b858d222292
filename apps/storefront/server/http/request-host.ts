import type { IncomingHttpHeaders } from 'node:http';

/** Host and port the shopper's browser requested. */
export function requestHost(headers: IncomingHttpHeaders): string {
  return (headers['x-forwarded-host']?.toString() || headers.host) ?? 'localhost';
}
