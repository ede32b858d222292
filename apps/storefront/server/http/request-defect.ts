import type { IncomingHttpHeaders } from 'node:http';

/** Why a request is rejected before anything reads it. */
export interface RequestDefect {
  status: 400 | 405 | 414;
  text: string;
}

interface RequestLine {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** The methods of pages, forms, images and queries. */
export const allowedMethods: readonly string[] = ['GET', 'HEAD', 'POST'];

/** No URL of the shop comes near it; a listing with every filter selected has about 2 000 characters. */
const maxTargetLength = 8_000;

/** Categories are a few levels deep; routes are matched at each level of a path, a millisecond for each. */
const maxPathSegments = 24;

/** More parameters than any page of the shop reads or any script of it sends. */
const maxQueryPairs = 500;

const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Control characters, spaces, backslashes and fragments are invalid in a target, and so is path traversal by dots. */
const forbiddenInTarget = /[\p{Cc}\\# ]/u;
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const malformedEncoding = /%(?![0-9a-f]{2})/i;
const encodedNul = '%00';

/** Decoded, it would be truncated or treated as a separator by later code. */
const forbiddenInPath = /[\p{Cc}\\]/u;

function isValidPath(path: string): boolean {
  if (malformedEncoding.test(path) || dotSegment.test(path) || hasMoreThan(maxPathSegments, '/', path)) return false;
  if (!path.includes('%')) return true;
  try {
    return !forbiddenInPath.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function hasMoreThan(count: number, separator: string, text: string): boolean {
  let found = 0;
  for (let at = text.indexOf(separator); at >= 0 && found <= count; at = text.indexOf(separator, at + 1)) found += 1;
  return found > count;
}

function isValidQuery(query: string): boolean {
  return !query.includes(encodedNul) && !hasMoreThan(maxQueryPairs - 1, '&', query);
}

/** Whether a target is a path of this shop with a query, as every client of an origin server writes it. */
export function isValidTarget(target: string): boolean {
  if (!target.startsWith('/') || forbiddenInTarget.test(target)) return false;
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 ? '' : target.slice(queryAt + 1);
  return isValidPath(path) && isValidQuery(query);
}

/** Whether a host is a name or an IP address, optionally with a port, that is valid in a URL. */
export function isValidHost(host: string): boolean {
  return hostPattern.test(host) && URL.canParse(`http://${host}/`);
}

/** What a proxy says. */
function hasValidForwardedHeaders({
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
}: IncomingHttpHeaders): boolean {
  return (!host || isValidHost(host.toString())) && (!protocol || /^https?$/i.test(protocol.toString()));
}

/** Why a request is malformed, whatever it requests; `null` when it is well-formed. */
export function findRequestDefect(request: RequestLine): RequestDefect | null {
  const { method = '', url = '', headers } = request;
  if (!allowedMethods.includes(method)) return { status: 405, text: 'Method not allowed' };
  if (url.length > maxTargetLength) return { status: 414, text: 'URI too long' };
  if (!isValidTarget(url)) return { status: 400, text: 'Malformed request target' };
  // Health checks in HTTP/1.0 send no host; later versions are rejected earlier without one.
  const isHostValid = headers.host === undefined || isValidHost(headers.host);
  if (!isHostValid || !hasValidForwardedHeaders(headers)) return { status: 400, text: 'Malformed host' };
  return null;
}
