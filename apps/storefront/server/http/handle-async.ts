import type { NextFunction, Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';

/** An express handler from an asynchronous function: its errors reach the error handler. */
export function handleAsync(
  handle: (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => Promise<void>,
): RequestHandler {
  return (request, response, next) => {
    handle(request, response, next).catch(next);
  };
}
