import { defaultLocale } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/store-client';
import type { ErrorRequestHandler, Response as ExpressResponse } from 'express';
import { RefusedBody } from '../http/read-body';
import { Overloaded } from '../overload/render-limit';
import type { StandInPages } from '../overload/stand-in-pages';
import { retryAfterSeconds, unavailablePage } from '../pages/unavailable-page';

/** The last resort: what no error boundary could show. Never tells anything about the inside. */
export function answerFailure(standIns: StandInPages): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof RefusedBody && !response.headersSent) {
      response.locals.log.info({ reason: error.message }, 'body refused');
      response.status(error.status).set('Cache-Control', 'no-store').type('text/plain').send(error.message);
      return;
    }
    const isOverloaded = error instanceof Overloaded;
    const isExpected = isOverloaded || error instanceof BackendUnavailable;
    // Of an overload the log is told in sum.
    if (!isOverloaded) response.locals.log[isExpected ? 'warn' : 'error']({ err: error }, 'request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    const isSent = isExpected ? standIns.send(request, response) : Promise.resolve(false);
    isSent.then((sent) => sent || sendLastResort(response, isExpected), next);
  };
}

function sendLastResort(response: ExpressResponse, isExpected: boolean): void {
  const { html, policy } = unavailablePage(response.locals.locale ?? defaultLocale);
  response
    .status(isExpected ? 503 : 500)
    .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .set(isExpected ? { 'Retry-After': String(retryAfterSeconds) } : {})
    .type('html')
    .send(html);
}
