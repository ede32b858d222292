import { BackendUnavailable } from '@vyloha/contract';
import { commonHeaders, createTransport } from '@vyloha/contract/server';
import express, { Router } from 'express';
import type { Request as ExpressRequest, RequestHandler } from 'express';
import * as v from 'valibot';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { handleAsync } from '../http/handle-async';
import { requestFacts } from '../request-facts';

/** Listed documents are known by their ids, so that a body holds variables only. */
const maxBody = '16kb';
/** Swatches and menus hardly change while a page is open. */
const cacheControl = 'private, max-age=60';

const variablesSchema = v.record(v.string(), v.unknown());
const askedSchema = v.object({
  documentId: v.string(),
  variables: v.optional(v.union([v.pipe(v.string(), v.parseJson(), variablesSchema), variablesSchema]), {}),
});

interface ContentApiOptions {
  services: HostServices;
  /** Texts of the documents that a browser may ask for, by their ids. */
  documents: ReadonlyMap<string, string>;
}

/** The content system's GraphQL for browsers: listed documents only, on the shop's own origin. */
export function createContentApi(options: ContentApiOptions): Router {
  const answer = createAnswer(options);
  const router = Router();
  router.get('/api/content', answer);
  router.post('/api/content', express.json({ limit: maxBody }), answer);
  router.use('/api', (_request, response) => void response.status(404).type('text/plain').send('Not found'));
  return router;
}

function createAnswer({ services, documents }: ContentApiOptions): RequestHandler {
  const url = new URL(`${services.config.cmsApiUrl}/graphql`);

  function bodyOf({ method, body, query }: ExpressRequest): string | null {
    const asked = v.safeParse(askedSchema, method === 'POST' ? body : query);
    const text = asked.success ? documents.get(asked.output.documentId) : undefined;
    return asked.success && text !== undefined
      ? JSON.stringify({ query: text, variables: asked.output.variables })
      : null;
  }

  return handleAsync(async (request, response) => {
    const { requestId, log } = response.locals;
    const body = bodyOf(request);
    if (body === null) {
      response.status(400).json({ errors: [{ message: 'No such document' }] });
      return;
    }
    try {
      const facts = { ...requestFacts(request, response.locals, undefined), onCall: () => {} };
      const { identity } = await createHostedContext(services, facts);
      const headers = { ...commonHeaders(identity()), 'Content-Type': 'application/json' };
      const { status, text } = await createTransport({ service: 'cms', requestId })({
        url,
        method: 'POST',
        headers,
        body,
      });
      response.status(status).set({ 'Cache-Control': cacheControl, Vary: 'Cookie' }).type('json').send(text);
    } catch (error) {
      if (!(error instanceof BackendUnavailable)) throw error;
      log.warn({ err: error }, 'content query failed');
      response.status(503).json({ errors: [{ message: 'Not available now' }] });
    }
  });
}
