import { createHash } from 'node:crypto';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** Robots return often enough; the ETag tells what changed. */
const cacheControl = 'public, max-age=600';

/** An ETag of the content that a response is made from. */
export function createEtag(...parts: readonly unknown[]): string {
  return `W/"${createHash('sha1').update(JSON.stringify(parts)).digest('base64url')}"`;
}

/**
 * Sets the caching headers, and ends the response with 304 where the client has it already.
 * @returns whether the response is finished
 */
export function handleConditionalRequest(request: ExpressRequest, response: ExpressResponse, etag: string): boolean {
  response.set({ ETag: etag, 'Cache-Control': cacheControl });
  const clientEtags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (!clientEtags.includes(etag)) return false;
  response.status(304).end();
  return true;
}
