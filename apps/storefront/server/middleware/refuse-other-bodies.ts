import type { RequestHandler } from 'express';

/** What a form sends; pages read nothing else. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses bodies that no form makes before a page would fail to read them. */
export function refuseOtherBodies(): RequestHandler {
  return ({ method, headers }, response, next) => {
    const [type = ''] = (headers['content-type'] ?? '').split(';');
    if (readingMethods.includes(method) || formTypes.includes(type.trim().toLowerCase())) {
      next();
      return;
    }
    response.status(415).set('Cache-Control', 'no-store').type('text/plain').send('Unsupported media type');
  };
}
