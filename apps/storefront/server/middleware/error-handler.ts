import { defaultLocale } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/http-client';
import type { ErrorRequestHandler, Response as ExpressResponse } from 'express';
import { RefusedBody } from '../http/read-body';
import { Overloaded } from '../overload/render-limit';
import type { StandInPages } from '../overload/stand-in-pages';
import { retryAfterSeconds, unavailablePage } from '../pages/unavailable-page';

/** Handles errors that reached no error boundary. Never reveals anything internal. */
export function createErrorHandler(standIns: StandInPages): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof RefusedBody && !response.headersSent) {
      response.locals.log.info({ reason: error.message }, 'body refused');
      response.status(error.status).set('Cache-Control', 'no-store').type('text/plain').send(error.message);
      return;
    }
    const isOverloaded = error instanceof Overloaded;
    const isExpected = isOverloaded || error instanceof BackendUnavailable;
    // An overload is logged in aggregate.
    if (!isOverloaded) response.locals.log[isExpected ? 'warn' : 'error']({ err: error }, 'request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    const sending = isExpected ? standIns.send(request, response) : Promise.resolve(false);
    sending.then((sent) => sent || sendUnavailablePage(response, isExpected), next);
  };
}

function sendUnavailablePage(response: ExpressResponse, isExpected: boolean): void {
  const { html, policy } = unavailablePage(response.locals.locale ?? defaultLocale);
  response
    .status(isExpected ? 503 : 500)
    .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .set(isExpected ? { 'Retry-After': String(retryAfterSeconds) } : {})
    .type('html')
    .send(html);
}
