import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { domainOf } from '@vyloha/config';
import { toPublicConfig } from '@vyloha/config/server';
import { sitemapIndexXml } from '@vyloha/content-blocks';
import { listSitemapParts, sitemapPartXml } from '@vyloha/content-blocks/server';
import type { Site } from '@vyloha/links';
import { Router } from 'express';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { acceptedEncoding } from '../http/accepts-encoding';
import { handleAsync } from '../http/handle-async';
import { sendText } from '../http/send-page';
import { readRequestDetails } from '../request-details';
import { robotsText } from './robots-text';
import { handleConditionalRequest, createEtag } from './conditional-response';

const plainText = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';

type FileHandler = (request: ExpressRequest, response: ExpressResponse) => Promise<void>;

/** `/robots.txt`, `/sitemap.xml` and its parts: each domain has its own. */
export function createSearchEngineFiles(services: HostServices): Router {
  const { config } = services;
  const siteOf = ({ hostname }: ExpressRequest): Site => toPublicConfig(config, domainOf(config.domains, hostname));

  /** A content client of an anonymous guest. */
  async function createGuestClient(request: ExpressRequest, response: ExpressResponse) {
    const details = { ...readRequestDetails(request, response.locals, undefined), cookieHeader: '', onCall: () => {} };
    return (await createHostedContext(services, details)).context.cms;
  }

  async function sendFile(request: ExpressRequest, response: ExpressResponse, text: string, type: string) {
    if (handleConditionalRequest(request, response, createEtag(text))) return;
    await sendText(request, response, { status: 200, headers: new Headers({ 'Content-Type': type }), text });
  }

  const sendRobots: FileHandler = (request, response) =>
    sendFile(request, response, robotsText(siteOf(request)), plainText);

  const sendIndex: FileHandler = async (request, response) => {
    const parts = await listSitemapParts(await createGuestClient(request, response));
    await sendFile(request, response, sitemapIndexXml(parts, siteOf(request)), xml);
  };

  const sendPart: FileHandler = async (request, response) => {
    const cms = await createGuestClient(request, response);
    const part = (await listSitemapParts(cms)).find(({ name }) => name === request.params['name']);
    if (part === undefined) {
      response.status(404).type('text/plain').send('Not found');
      return;
    }
    const site = siteOf(request);
    if (part.type === null) {
      // Short, and editors decide which static pages it has.
      const pieces: string[] = [];
      for await (const piece of sitemapPartXml(cms, part, site)) pieces.push(piece);
      return sendFile(request, response, pieces.join(''), xml);
    }
    if (handleConditionalRequest(request, response, createEtag(part, site))) return;
    await sendChunks(request, response, sitemapPartXml(cms, part, site));
  };

  const router = Router();
  router.get('/robots.txt', handleAsync(sendRobots));
  router.get('/sitemap.xml', handleAsync(sendIndex));
  router.get('/sitemap/:name.xml', handleAsync(sendPart));
  return router;
}

/**
 * Sends XML while it is being read. The response begins with the first pages loaded, so that a backend which does not
 * respond is a failure with its own status; a later failure aborts the connection, so no document is truncated.
 */
async function sendChunks(
  request: ExpressRequest,
  response: ExpressResponse,
  pieces: AsyncGenerator<string, void>,
): Promise<void> {
  const firstChunks = [await pieces.next(), await pieces.next()].map(({ value }) => value ?? '');
  async function* allChunks(): AsyncGenerator<string> {
    yield firstChunks.join('');
    yield* pieces;
  }
  response.type(xml).append('Vary', 'Accept-Encoding');
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const isGzipped = acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  if (!isGzipped) return pipeline(Readable.from(allChunks()), response);
  response.set('Content-Encoding', 'gzip');
  await pipeline(Readable.from(allChunks()), createGzip({ level: constants.Z_BEST_SPEED }), response);
}
