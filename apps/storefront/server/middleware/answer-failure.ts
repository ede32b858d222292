import { defaultLocale } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/store-client';
import type { ErrorRequestHandler } from 'express';
import { BodyTooLarge } from '../http/limited-body';
import { retryAfterSeconds, unavailablePage } from '../pages/unavailable-page';

/** The last resort: what no error boundary could show. Never tells anything about the inside. */
export function answerFailure(): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const isExpected = error instanceof BackendUnavailable;
    response.locals.log[isExpected ? 'warn' : 'error']({ err: error }, 'request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    if (error instanceof BodyTooLarge) {
      response.status(413).type('text/plain').send('Payload too large');
      return;
    }
    const { html, policy } = unavailablePage(response.locals.locale ?? defaultLocale);
    response
      .status(isExpected ? 503 : 500)
      .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
      .set(isExpected ? { 'Retry-After': String(retryAfterSeconds) } : {})
      .type('html')
      .send(html);
  };
}
