import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthUrls } from '../monitoring/health';
import { unavailable } from '../http-error';

/** Beyond this, requests would wait longer than shoppers do; an immediate 503 lets the caller retry. */
export const maxConcurrentRequests = 512;

/** Each holds megabytes, and a picture while it is decoded. */
const maxConcurrentUploads = 8;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may be larger than that of other calls. */
    isLarge?: boolean;
  }
}

const limitsByKind = { pictures: maxConcurrentRequests, calls: maxConcurrentRequests, uploads: maxConcurrentUploads };

/** Pictures are counted separately: a cold picture cache must not block the cart. */
function toRequestKind({ url, routeOptions }: FastifyRequest): keyof typeof limitsByKind {
  if (routeOptions.config.isLarge === true) return 'uploads';
  return url.startsWith('/cms/image/') ? 'pictures' : 'calls';
}

/** Limits concurrent requests by kind; the rest gets 503 with Retry-After. Health checks always pass. */
export function limitRequests(app: FastifyInstance): void {
  const inFlightCounts = { pictures: 0, calls: 0, uploads: 0 };
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (healthUrls.includes(request.url)) return;
    const kind = toRequestKind(request);
    if (inFlightCounts[kind] >= limitsByKind[kind]) throw unavailable();
    inFlightCounts[kind] += 1;
    counted.add(request);
  });
  app.addHook('onResponse', async (request) => {
    if (counted.delete(request)) inFlightCounts[toRequestKind(request)] -= 1;
  });
}
