import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type { Logger } from 'pino';
import type { SharedRequest } from './page-request';

/** The public URL of the domain, whatever host the first shopper sent in the request. */
function hostOf({ host }: Domain, { publicUrl }: Config): string {
  return host === '*' ? new URL(publicUrl).host : host;
}

/** The requests by which the host itself asks for what shoppers share, with nothing of the shopper who is the first. */
export function createSharedRequests(config: Config, log: Logger) {
  const { protocol } = new URL(config.publicUrl);

  function toRequest({ address, domain, offeredLanguage }: SharedRequest): Request {
    const headers = new Headers(offeredLanguage === null ? {} : { 'Accept-Language': offeredLanguage });
    return new Request(`${protocol}//${hostOf(domain, config)}${address}`, { headers });
  }

  function detailsOf({ domain, cookieHeader }: SharedRequest, requestId: string) {
    const host = hostOf(domain, config);
    return { cookieHeader, host, requestId, forwardedFor: null, nonce: undefined, log: log.child({ requestId }) };
  }

  return { toRequest, detailsOf };
}
