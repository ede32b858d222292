import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';

/** The loader of a route that only accepts form posts: it has no page of its own. */
export function loader(): Response {
  return seeOther(paths.home());
}
