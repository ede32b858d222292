import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthUrls } from '../monitoring/health';
import { unavailable } from '../http-error';
import { RequestQueue } from './request-queue';

/** Beyond this, requests would wait longer than shoppers do; an immediate 503 lets the caller retry. */
export const maxConcurrentRequests = 512;

/** As long as a request waits for a connection to the database. */
const maxBrowsingWaitMs = 2_000;
/** Connections that requests other than for browsing find free, where each request takes one. */
const unqueuedConnections = 2;

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
function toRequestKind({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): keyof typeof limitsByKind {
  if (routeOptions.config.isLarge === true) return 'uploads';
  return url.startsWith('/cms/image/') ? 'pictures' : 'calls';
}

/** Listings, products, search and content: what robots and shoppers without a cart request. */
const isBrowsing = ({ url, routeOptions }: FastifyRequest) =>
  url.startsWith('/store/api/v1/product') ||
  (url.startsWith('/cms/') && toRequestKind({ url, routeOptions }) === 'calls');

/**
 * Limits concurrent requests by kind; the rest gets 503 with Retry-After. Health checks always pass. Browsing waits in a queue
 * once it takes all connections to the database but two, so that who is in the checkout goes first.
 * @param databasePool how many connections there are
 */
export function limitRequests(app: FastifyInstance, { databasePool }: { databasePool: number }): void {
  const browsing = new RequestQueue<FastifyRequest>(Math.max(1, databasePool - unqueuedConnections), maxBrowsingWaitMs);
  const inFlightCounts = { pictures: 0, calls: 0, uploads: 0 };
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (healthUrls.includes(request.url)) return;
    const kind = toRequestKind(request);
    if (inFlightCounts[kind] >= limitsByKind[kind]) throw unavailable();
    inFlightCounts[kind] += 1;
    counted.add(request);
    if (isBrowsing(request)) await browsing.enter(request);
  });
  app.addHook('onRequestAbort', async (request) => browsing.leave(request));
  app.addHook('onResponse', async (request) => {
    browsing.leave(request);
    if (counted.delete(request)) inFlightCounts[toRequestKind(request)] -= 1;
  });
}
