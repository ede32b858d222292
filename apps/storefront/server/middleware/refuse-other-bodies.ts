import type { RequestHandler } from 'express';
import { formTypes } from '../http/posted-form';
import { mediaType } from '../http/read-body';

const readingMethods: readonly string[] = ['GET', 'HEAD'];

/** Refuses bodies that no form makes before a page would fail to read them. */
export function refuseOtherBodies(): RequestHandler {
  return (request, response, next) => {
    if (readingMethods.includes(request.method) || formTypes.includes(mediaType(request))) {
      next();
      return;
    }
    response.status(415).set('Cache-Control', 'no-store').type('text/plain').send('Unsupported media type');
  };
}
