import { BackendUnavailable, bearerHeader, commonHeaders, createJsonTransport, Deadline } from '@vyloha/http-client';
import { endpointPatterns } from '@vyloha/links';
import type { AppLoadContext } from '@remix-run/node';
import { Router } from 'express';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { handleAsync } from '../http/handle-async';
import { RefusedBody } from '../http/read-body';
import { readRequestDetails } from '../request-details';
import { readContentRequest } from './content-request';
import type { Variables } from './content-request';

/** Swatches and menus hardly change while a page is open; what only some customers may see is not kept. */
const cacheControl = { public: 'private, max-age=60', permitted: 'private, no-store' };

interface ContentApiOptions {
  services: HostServices;
  /** Texts of the documents that a browser may request, by their ids. */
  documents: ReadonlyMap<string, string>;
  /** Extends the browser's variables, for documents that need the host's own. */
  variables?: ReadonlyMap<string, (clientVariables: Variables, context: AppLoadContext) => Promise<Variables>>;
  /** Converts responses, for documents whose texts the host prepares. */
  responses?: ReadonlyMap<string, (response: unknown) => unknown>;
  /** Ids of the documents whose answers include what only this customer may see. */
  permitted?: ReadonlySet<string>;
}

/** The content system's GraphQL for browsers: listed documents only, on the shop's own origin. */
export function createContentApi(options: ContentApiOptions): Router {
  const queryHandler = createQueryHandler(options);
  const router = Router();
  router.get(endpointPatterns.contentApi, queryHandler);
  router.post(endpointPatterns.contentApi, queryHandler);
  router.use('/api', (_request, response) => void response.status(404).type('text/plain').send('Not found'));
  return router;
}

/** Every response is JSON, as `fetch` in browsers expects. */
function refuse(response: ExpressResponse, status: number, message: string): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ errors: [{ message }] });
}

function searchOf({ originalUrl }: ExpressRequest): URLSearchParams {
  const queryAt = originalUrl.indexOf('?');
  return new URLSearchParams(queryAt < 0 ? '' : originalUrl.slice(queryAt + 1));
}

function createQueryHandler({
  services,
  documents,
  variables,
  responses,
  permitted,
}: ContentApiOptions): RequestHandler {
  const { config, breakers } = services;

  async function forwardQuery(request: ExpressRequest, response: ExpressResponse): Promise<void> {
    const { requestId } = response.locals;
    const { documentId, variables: clientVariables } = await readContentRequest(request, searchOf(request));
    const query = documents.get(documentId);
    if (query === undefined) throw new RefusedBody(400, 'No such document');
    const deadline = new Deadline({ totalMs: config.operation.pageDeadlineMs });
    const details = { ...readRequestDetails(request, response.locals, undefined), deadline, onCall: () => {} };
    const { context, identity } = await createHostedContext(services, details);
    const extendedVariables = await variables?.get(documentId)?.(clientVariables, context);
    const isPermitted = context.shopper.isLoggedIn && permitted?.has(documentId) === true;
    const bearer = isPermitted ? bearerHeader(identity()) : {};
    const send = createJsonTransport(config.cmsApiUrl, { service: 'cms', requestId, deadline, breakers });
    const { status, body } = await send({
      method: 'POST',
      path: '/graphql',
      label: `browser ${documentId}`,
      isRead: true,
      query: isPermitted ? { checkPermissions: true } : {},
      headers: { ...commonHeaders(identity()), ...bearer },
      body: { query, variables: extendedVariables ?? clientVariables },
    });
    const convert = responses?.get(documentId);
    const caching = { 'Cache-Control': cacheControl[isPermitted ? 'permitted' : 'public'], Vary: 'Cookie' };
    response
      .status(status)
      .set(caching)
      .json(convert ? convert(body) : body);
  }

  return handleAsync(async (request, response) => {
    try {
      await forwardQuery(request, response);
    } catch (error) {
      const { log } = response.locals;
      if (error instanceof RefusedBody) {
        refuse(response, error.status, error.message);
        return;
      }
      const isExpected = error instanceof BackendUnavailable;
      log[isExpected ? 'warn' : 'error']({ err: error }, 'content query failed');
      refuse(response, isExpected ? 503 : 500, isExpected ? 'Not available now' : 'Failed');
    }
  });
}
