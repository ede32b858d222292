import type { Config } from '@vyloha/config/server';
import { defaultLocale } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/http-client';
import type { ErrorRequestHandler, Response as ExpressResponse } from 'express';
import { RefusedBody } from '../http/read-body';
import { Overloaded } from '../overload/render-limit';
import type { StandInPages } from '../overload/stand-in-pages';
import { sendRefusal } from '../pages/send-refusal';
import { retryAfterSeconds, staticPage } from '../pages/static-page';

/** Handles errors that reached no error boundary. Reveals what is internal under development only. */
export function createErrorHandler(
  standIns: StandInPages,
  theme: Config['theme'],
  isUnderDevelopment = false,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof RefusedBody && !response.headersSent) {
      response.locals.log.info({ reason: error.message }, 'body refused');
      const { locale = defaultLocale } = response.locals;
      sendRefusal(request, response, { status: error.status, text: error.message }, { locale, theme });
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
    if (isUnderDevelopment && !isExpected) {
      response
        .status(500)
        .type('text/plain')
        .send(error instanceof Error ? error.stack : String(error));
      return;
    }
    const sending = isExpected ? standIns.sendUnavailable(request, response) : Promise.resolve(false);
    sending.then((sent) => sent || sendStaticPage(response, theme, isExpected), next);
  };
}

function sendStaticPage(response: ExpressResponse, theme: Config['theme'], isExpected: boolean): void {
  const locale = response.locals.locale ?? defaultLocale;
  const { html, policy } = staticPage({ reason: isExpected ? 'unavailable' : 'broken', locale, theme });
  response
    .status(isExpected ? 503 : 500)
    .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .set(isExpected ? { 'Retry-After': String(retryAfterSeconds) } : {})
    .type('html')
    .send(html);
}
