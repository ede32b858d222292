import type { RequestHandler } from 'express';

/** Where Remix answers which routes URLs lead to, at a millisecond for each. */
const path = '/__manifest';

/**
 * The shop's scripts read all routes from a file (app/compose/routes/route-discovery.ts). Who asks nevertheless has a
 * page of a version that did not, and is told to load the next document as a whole.
 */
export function lazyRoutes(): RequestHandler {
  return (request, response, next) => {
    if (request.path !== path) return next();
    response.status(204).set({ 'X-Remix-Reload-Document': 'true', 'Cache-Control': 'no-store' }).end();
  };
}
