import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyingHeaders } from '../input/request-headers';

const staleSeconds = 300;

/** Sends publicly cacheable JSON, or 304 when the caller's copy is current. */
export function sendPublicResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  maxAgeSeconds: number,
): FastifyReply {
  const text = JSON.stringify(value);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.headers({
    ETag: etag,
    'Cache-Control': `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}`,
    Vary: varyingHeaders.join(', '),
  });
  const knownEtags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (knownEtags.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
