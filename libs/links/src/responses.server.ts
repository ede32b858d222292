import { data, redirect } from '@remix-run/node';

/** The response to a form that did what it says: 303, so that a reload does not post it again. */
export function seeOther(location: string) {
  return redirect(location, 303);
}

/** The page has this address from now on: 301. */
export function movedPermanently(location: string) {
  return redirect(location, 301);
}

/** The response to a request of a script or service that needs no content: 204. */
export function noContent(headers?: Headers): Response {
  return new Response(null, { status: 204, ...(headers && { headers }) });
}

/** The response to bad input, from which the page shows its form again: 422, unless the backend gave another status. */
export function refused<T>(body: T, init?: ResponseInit) {
  return data(body, { status: 422, ...init });
}

/** Thrown for a request that no form or link of the shop sends: 400. */
export function badRequest(): Response {
  return new Response(null, { status: 400 });
}

/** Thrown where an address has no page: 404; the app tries its fallbacks, then renders the error page. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
