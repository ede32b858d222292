import { paths } from '@vyloha/links';
import { movedPermanently } from '@vyloha/links/server';

/** The branches' own path redirects to the one they share with the articles. */
export function loader(): Response {
  return movedPermanently(paths.branches());
}
