import { BackendUnavailable } from '@vyloha/contract';
import { commonHeaders, createTransport } from '@vyloha/contract/server';
import type { AppLoadContext } from '@remix-run/node';
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

type Variables = v.InferOutput<typeof variablesSchema>;

interface ContentApiOptions {
  services: HostServices;
  /** Texts of the documents that a browser may ask for, by their ids. */
  documents: ReadonlyMap<string, string>;
  /** What the host adds to what the browser sent, for documents that it helps to answer. */
  variables?: ReadonlyMap<string, (sent: Variables, context: AppLoadContext) => Promise<Variables>>;
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

function createAnswer({ services, documents, variables }: ContentApiOptions): RequestHandler {
  const url = new URL(`${services.config.cmsApiUrl}/graphql`);

  function askedBy({ method, body, query }: ExpressRequest): { query: string; sent: Variables; id: string } | null {
    const asked = v.safeParse(askedSchema, method === 'POST' ? body : query);
    if (!asked.success) return null;
    const { documentId: id, variables: sent } = asked.output;
    const text = documents.get(id);
    return text === undefined ? null : { query: text, sent, id };
  }

  return handleAsync(async (request, response) => {
    const { requestId, log } = response.locals;
    const asked = askedBy(request);
    if (asked === null) {
      response.status(400).json({ errors: [{ message: 'No such document' }] });
      return;
    }
    try {
      const facts = { ...requestFacts(request, response.locals, undefined), onCall: () => {} };
      const { context, identity } = await createHostedContext(services, facts);
      const { query, sent, id } = asked;
      const completed = await variables?.get(id)?.(sent, context);
      const body = JSON.stringify({ query, variables: completed ?? sent });
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
