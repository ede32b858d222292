import { mergeQuery } from '@vyloha/links';
import type { RequestHandler, Response as ExpressResponse } from 'express';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { createFallback, readablePath } from '../../app/compose/not-found/fallback.server';
import { handleAsync } from '../http/handle-async';
import { readRequestDetails } from '../request-details';

/** What pages consist of; whatever exists of it has been served before. */
const partOfPage = /\.(?:avif|css|eot|gif|ico|jpe?g|js|map|mjs|mp4|png|svg|ttf|webm|webp|woff2?)$/i;
/** Programs and secrets of other servers, which robots look for; editors may redirect such an address of an old shop. */
const foreignFile = /\.(?:aspx?|bak|cgi|env|ini|jspx?|log|php\d?|pl|sql|ya?ml)$|\/\.(?!well-known\/)/i;

function sendNotFound(response: ExpressResponse): void {
  response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
}

/** A plain 404 for files that do not exist: nobody looks at a page in their place. */
export function missingFiles(services: HostServices): RequestHandler {
  const findFallback = createFallback();
  return handleAsync(async (request, response, next) => {
    const { path } = request;
    if (partOfPage.test(path)) return sendNotFound(response);
    if (!foreignFile.test(path)) return next();
    const details = { ...readRequestDetails(request, response.locals, undefined), cookieHeader: '', onCall: () => {} };
    const { context } = await createHostedContext(services, details);
    const fallback = await findFallback(context, readablePath(path));
    if (fallback.kind === 'nowhere') sendNotFound(response);
    else if (fallback.kind === 'text' || fallback.isCircular) next();
    else response.status(301).set('Location', mergeQuery(request.originalUrl, fallback.to)).end();
  });
}
