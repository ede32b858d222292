import type { IncomingHttpHeaders } from 'node:http';

/** Host and port the shopper's browser requested; a proxy's header is used only where proxies are trusted. */
export function requestHost(headers: IncomingHttpHeaders, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  const first = Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0];
  return (first?.trim() || headers.host) ?? 'localhost';
}
