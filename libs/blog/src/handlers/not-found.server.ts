import { data } from '@remix-run/node';

/** Thrown where a path has no page; the app decides what is shown. */
export function notFound() {
  return data(null, { status: 404 });
}
