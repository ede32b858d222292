import { redirect } from '@remix-run/node';
import { paths } from '@vyloha/links';

/** The loader of a route that only accepts form posts: it has no page of its own. */
export function loader(): Response {
  return redirect(paths.home(), 303);
}
