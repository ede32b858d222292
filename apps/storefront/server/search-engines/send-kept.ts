import { createHash } from 'node:crypto';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** Robots come again soon enough; what changed is told by the tag. */
const cacheControl = 'public, max-age=600';

/** A tag of what an answer is made from. */
export function etagOf(...parts: readonly unknown[]): string {
  return `W/"${createHash('sha1').update(JSON.stringify(parts)).digest('base64url')}"`;
}

/**
 * Sets what lets an answer be kept, and ends it with 304 where the asker has it already.
 * @returns whether the answer is finished
 */
export function endsUnchanged(request: ExpressRequest, response: ExpressResponse, etag: string): boolean {
  response.set({ ETag: etag, 'Cache-Control': cacheControl });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (!known.includes(etag)) return false;
  response.status(304).end();
  return true;
}
