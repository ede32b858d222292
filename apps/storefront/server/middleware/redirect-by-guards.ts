import type { RequestHandler } from 'express';
import { guardRedirect } from '../../app/compose/guards';

/** Data of single fetch and the manifest are asked by scripts, never typed or linked. */
function isDocument(path: string): boolean {
  return !path.endsWith('.data') && path !== '/__manifest';
}

/** Applies the route guards to documents: one redirect, however many of them object. */
export const redirectByGuards: RequestHandler = (request, response, next) => {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const [path = '/', ...rest] = request.originalUrl.split('?');
  if (!reads || !isDocument(path)) {
    next();
    return;
  }
  const target = guardRedirect({ path, search: rest.length === 0 ? '' : `?${rest.join('?')}` });
  if (target === null) next();
  else response.status(301).set({ Location: target, 'Cache-Control': 'public, max-age=3600' }).end();
};
