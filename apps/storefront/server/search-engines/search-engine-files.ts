import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { domainOf } from '@vyloha/config';
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
import { requestFacts } from '../request-facts';
import { robotsText } from './robots-text';
import { endsUnchanged, etagOf } from './send-kept';

const plainText = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';

type Answer = (request: ExpressRequest, response: ExpressResponse) => Promise<void>;

/** `/robots.txt`, `/sitemap.xml` and its parts: each domain has its own. */
export function createSearchEngineFiles(services: HostServices): Router {
  const { domains, publicUrl } = services.config;
  const siteOf = ({ hostname }: ExpressRequest): Site => ({ publicUrl, domains, domain: domainOf(domains, hostname) });

  /** The content system as a guest sees it who brings nothing along. */
  async function readerFor(request: ExpressRequest, response: ExpressResponse) {
    const facts = { ...requestFacts(request, response.locals, undefined), cookieHeader: '', onCall: () => {} };
    return (await createHostedContext(services, facts)).context.cms;
  }

  async function sendWhole(request: ExpressRequest, response: ExpressResponse, text: string, type: string) {
    if (endsUnchanged(request, response, etagOf(text))) return;
    await sendText(request, response, { status: 200, headers: new Headers({ 'Content-Type': type }), text });
  }

  const sendRobots: Answer = (request, response) =>
    sendWhole(request, response, robotsText(siteOf(request)), plainText);

  const sendIndex: Answer = async (request, response) => {
    const parts = await listSitemapParts(await readerFor(request, response));
    await sendWhole(request, response, sitemapIndexXml(parts, siteOf(request)), xml);
  };

  const sendPart: Answer = async (request, response) => {
    const cms = await readerFor(request, response);
    const part = (await listSitemapParts(cms)).find(({ name }) => name === request.params['name']);
    if (part === undefined) {
      response.status(404).type('text/plain').send('Not found');
      return;
    }
    const site = siteOf(request);
    if (endsUnchanged(request, response, etagOf(part, site))) return;
    await sendPieces(request, response, sitemapPartXml(cms, part, site));
  };

  const router = Router();
  router.get('/robots.txt', handleAsync(sendRobots));
  router.get('/sitemap.xml', handleAsync(sendIndex));
  router.get('/sitemap/:name.xml', handleAsync(sendPart));
  return router;
}

/**
 * Sends XML while it is being read. The answer begins with the first pages in hand, so that a backend which does not
 * answer is a failure with its own status; one that breaks off later breaks the connection, never the document.
 */
async function sendPieces(
  request: ExpressRequest,
  response: ExpressResponse,
  pieces: AsyncGenerator<string, void>,
): Promise<void> {
  const begun = [await pieces.next(), await pieces.next()].map(({ value }) => value ?? '');
  async function* whole(): AsyncGenerator<string> {
    yield begun.join('');
    yield* pieces;
  }
  response.type(xml).append('Vary', 'Accept-Encoding');
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const gzips = acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  if (!gzips) return pipeline(Readable.from(whole()), response);
  response.set('Content-Encoding', 'gzip');
  await pipeline(Readable.from(whole()), createGzip({ level: constants.Z_BEST_SPEED }), response);
}
