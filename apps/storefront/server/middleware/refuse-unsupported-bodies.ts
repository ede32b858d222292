import type { RequestHandler } from 'express';
import { formTypes } from '../http/posted-form';
import { mediaType } from '../http/read-body';

const safeMethods: readonly string[] = ['GET', 'HEAD'];

/** Rejects bodies of unsupported types before a page would fail to read them. */
export function refuseUnsupportedBodies(): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.includes(request.method) || formTypes.includes(mediaType(request))) {
      next();
      return;
    }
    response.status(415).set('Cache-Control', 'no-store').type('text/plain').send('Unsupported media type');
  };
}
