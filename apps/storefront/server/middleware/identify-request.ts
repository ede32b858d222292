import type { Config } from '@vyloha/config/server';
import { withoutSecret } from '@vyloha/links';
import { slowShares } from '@vyloha/telemetry/server';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { toRequestId } from '../request-details';

/** Gives a request its id and its logger, and logs one line per response: a warning when it was slow. */
export function identifyRequest(
  log: Logger,
  { operation: { pageDeadlineMs } }: Pick<Config, 'operation'>,
): RequestHandler {
  const slowMs = pageDeadlineMs * slowShares.page;
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = toRequestId(request.get('X-Request-Id'));
    response.locals.requestId = requestId;
    response.locals.startedAt = startedAt;
    response.locals.log = log.child({ requestId });
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const { method } = request;
      const path = withoutSecret(request.path);
      const durationMs = Math.round(performance.now() - startedAt);
      const line = { method, path, status: response.statusCode, durationMs };
      if (durationMs >= slowMs) response.locals.log.warn(line, 'slow answer');
      else if (response.writableFinished) response.locals.log.info(line, 'answered');
      else response.locals.log.info(line, 'shopper has gone');
    });
    next();
  };
}
