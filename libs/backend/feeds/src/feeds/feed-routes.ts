import { shopFeeds } from './making/feeds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError, type Route, defineRawRoute, notFound } from '@vyloha/backend-kernel';
import { overviewPage } from './overview-page';
import { requireOperator } from './require-operator';

const maxAgeSeconds = 300;
/** A large one takes some minutes. */
const retrySeconds = '120';

function notReady(): HttpError {
  return new HttpError(503, [{ key: 'feedNotReady', code: 'feed_not_ready' }], { 'Retry-After': retrySeconds });
}

function isUnchanged({ headers }: FastifyRequest, etag: string, changedAt: Date): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known !== undefined) return known.includes(etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header has no fractions of seconds.
  return since >= Math.floor(changedAt.getTime() / 1000) * 1000;
}

const feedRoute = defineRawRoute({
  method: 'GET',
  url: '/store/api/v1/feeds/:name/:site',
  summary: 'A product feed for a price comparison or for advertising, as a compressed file',
  params: v.object({ name: v.string(), site: v.string() }),
  produces: 'application/gzip',
  handler: async (ctx, { params: { name, site } }, { request, reply }): Promise<FastifyReply> => {
    const feeds = shopFeeds.of(ctx);
    const feed = feeds.find(name, site);
    if (feed === null) throw notFound();
    const record = await feeds.provide(feed);
    if (record === null) throw notReady();
    const etag = `W/"${record.digest}"`;
    const changedAt = new Date(record.changedAt);
    const headers = {
      ETag: etag,
      'Last-Modified': changedAt.toUTCString(),
      'Cache-Control': `public, max-age=${maxAgeSeconds}`,
      'X-Robots-Tag': 'noindex',
    };
    if (isUnchanged(request, etag, changedAt)) return reply.code(304).headers(headers).send();
    const file = await feeds.open(record);
    if (file === null) throw notReady();
    return reply
      .headers({ ...headers, 'Content-Length': file.bytes })
      .type('application/gzip')
      .send(file.stream);
  },
});

const overview = defineRawRoute({
  method: 'GET',
  url: '/store/api/v1/feeds',
  summary: 'Page for operators: the feeds, when they were generated, and which products are left out and why',
  access: 'anyone',
  produces: 'text/html',
  handler: async (ctx, _input, { request, reply }) => {
    await requireOperator(ctx, request);
    const prefersSlovak = /^\s*sk\b/i.test(request.headers['accept-language'] ?? '');
    const page = overviewPage(await shopFeeds.of(ctx).list(), prefersSlovak ? 'sk' : ctx.locale);
    return reply
      .headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(page);
  },
});

export const feedRoutes: readonly Route[] = [feedRoute, overview];
