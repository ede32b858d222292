import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from '../request-facts';

/** Gives a request its id and its log, and writes one line when it was answered. */
export function identifyRequest(log: Logger, trustsProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request.get('X-Request-Id'), trustsProxy);
    response.locals.requestId = requestId;
    response.locals.log = log.child({ requestId });
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const { method, path } = request;
      const durationMs = Math.round(performance.now() - startedAt);
      const line = { method, path, status: response.statusCode, durationMs };
      if (response.writableFinished) response.locals.log.info(line, 'answered');
      else response.locals.log.info(line, 'shopper has gone');
    });
    next();
  };
}
