import express, { type Express } from 'express';
import pino from 'pino';

/** An app whose requests have an id and a silent log, as those of the host have. */
export function appWithLog(): Express {
  return express().use((_request, response, next) => {
    response.locals.requestId = 'request-1';
    response.locals.log = pino({ level: 'silent' });
    next();
  });
}
