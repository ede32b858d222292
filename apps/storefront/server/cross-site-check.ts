import type { IncomingHttpHeaders } from 'node:http';

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
 * Whether a request that changes something was sent by a page of another site. Neither header present means that no
 * browser sent it, and so nobody's cookies are being abused.
 */
export function isCrossSiteMutation({ method, headers, host, publicOrigin }: MutationRequest): boolean {
  if (readingMethods.has(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  return origin !== undefined && origin !== publicOrigin && hostOf(origin) !== host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
