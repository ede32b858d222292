import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthUrls } from './health';
import { unavailable } from './refusal';

/** What stands behind so many would wait longer than its shopper does; told so at once, the caller can come back. */
export const maxRequestsUnderWay = 512;

/** Pictures are counted apart: a cold cache of them must not keep anybody from a cart. */
const kindOf = ({ url }: FastifyRequest) => (url.startsWith('/cms/image/') ? 'pictures' : 'calls');

/** At most so many requests of a kind are under way; the rest is 503 with Retry-After. Health checks always pass. */
export function limitRequests(app: FastifyInstance): void {
  const underWay = { pictures: 0, calls: 0 };
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (healthUrls.includes(request.url)) return;
    const kind = kindOf(request);
    if (underWay[kind] >= maxRequestsUnderWay) throw unavailable();
    underWay[kind] += 1;
    counted.add(request);
  });
  app.addHook('onResponse', async (request) => {
    if (counted.delete(request)) underWay[kindOf(request)] -= 1;
  });
}
