import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../http/accepts-encoding';
import type { GuestPage } from './guest-page';

function isNotModified(request: IncomingMessage, { etag }: GuestPage): boolean {
  const ifNoneMatch = request.headers['if-none-match'];
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}

/** Writes a cached page straight to the socket; cookies are added to its headers, never stored in it. */
export function sendGuestPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, setCookie }: { page: GuestPage; setCookie: string | null },
): void {
  // The guards may have set one as well.
  const all = [response.getHeader('Set-Cookie') ?? [], setCookie ?? []].flat().map(String);
  const cookies = all.length === 0 ? {} : { 'Set-Cookie': all };
  if (isNotModified(request, page)) {
    response.writeHead(304, { ...page.notModifiedHeaders, ...cookies }).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const { body, headers } = encoding === null ? page.plain : page.encoded[encoding];
  response.writeHead(200, all.length === 0 ? headers : { ...headers, ...cookies });
  response.end(request.method === 'HEAD' ? undefined : body);
}
