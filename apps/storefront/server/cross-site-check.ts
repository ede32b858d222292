import type { IncomingHttpHeaders } from 'node:http';

/** Where a browser says that a request came from when it was a page of this very origin, or nobody's page. */
const ownSites: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

interface MutationRequest {
  method: string;
  headers: Pick<IncomingHttpHeaders, 'origin' | 'sec-fetch-site'>;
  /** Host and port the request was made to. */
  host: string;
  /** Origin of the shop's public address. */
  publicOrigin: string;
}

/**
 * Whether a request that changes something was sent by a page of another origin. Neither header present means that no
 * browser sent it, and so nobody's cookies are being abused.
 */
export function isCrossSiteMutation({ method, headers, host, publicOrigin }: MutationRequest): boolean {
  if (readingMethods.has(method)) return false;
  const { origin, 'sec-fetch-site': site } = headers;
  // A neighbouring host is another shop's; its page counts by its origin alone.
  if (!ownSites.includes(site) && (site !== 'same-site' || origin === undefined)) return true;
  return origin !== undefined && !isOwnOrigin(origin, { host, publicOrigin });
}

function isOwnOrigin(origin: string, { host, publicOrigin }: Pick<MutationRequest, 'host' | 'publicOrigin'>): boolean {
  if (origin === publicOrigin) return true;
  const sender = hostOf(origin);
  // At the public address the scheme counts as well: anybody on the way can be http://.
  return sender !== null && sender === host.toLowerCase() && sender !== hostOf(publicOrigin);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
