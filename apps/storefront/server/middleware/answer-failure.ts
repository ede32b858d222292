import { domainOf } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { isLocale } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/store-client';
import { parseCookie } from 'cookie';
import type { ErrorRequestHandler, Request as ExpressRequest } from 'express';
import { BodyTooLarge } from '../http/limited-body';
import { retryAfterSeconds, unavailablePage } from '../pages/unavailable-page';

/** The last resort: what no error boundary could show. Never tells anything about the inside. */
export function answerFailure(config: Config): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
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
    const { html, policy } = unavailablePage(localeOf(request, config));
    response
      .status(isExpected ? 503 : 500)
      .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
      .set(isExpected ? { 'Retry-After': String(retryAfterSeconds) } : {})
      .type('html')
      .send(html);
  };
}

function localeOf(request: ExpressRequest, { cookiePrefix, domains }: Config) {
  const chosen = parseCookie(request.headers.cookie ?? '')[`${cookiePrefix}locale`];
  return domains.length === 1 && isLocale(chosen) ? chosen : domainOf(domains, request.hostname).locale;
}
