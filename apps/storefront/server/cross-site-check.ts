import type { IncomingHttpHeaders } from 'node:http';

/** `Sec-Fetch-Site` values of requests from this very origin, or without a page (typed, bookmarked). */
const trustedSites: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

interface MutationRequest {
  method: string;
  headers: Pick<IncomingHttpHeaders, 'origin' | 'sec-fetch-site'>;
  /** Host and port the request was made to. */
  host: string;
  /** Origin of the shop's public address. */
  publicOrigin: string;
}

/**
 * Whether a request that changes something was sent by a page of another origin. Without either header no
 * browser sent it, so no shopper's cookies are being abused.
 */
export function isCrossSiteMutation({ method, headers, host, publicOrigin }: MutationRequest): boolean {
  if (safeMethods.has(method)) return false;
  const { origin, 'sec-fetch-site': site } = headers;
  // Another host of the same site belongs to another shop; its requests are judged by their origin alone.
  if (!trustedSites.includes(site) && (site !== 'same-site' || origin === undefined)) return true;
  return origin !== undefined && !isOwnOrigin(origin, { host, publicOrigin });
}

function isOwnOrigin(origin: string, { host, publicOrigin }: Pick<MutationRequest, 'host' | 'publicOrigin'>): boolean {
  if (origin === publicOrigin) return true;
  const sender = hostOf(origin);
  // At the public URL the scheme is compared as well: a man in the middle can be http://.
  return sender !== null && sender === host.toLowerCase() && sender !== hostOf(publicOrigin);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
