import { redirect } from '@remix-run/node';
import { paths } from '@vyloha/links';

/** The branches' own path redirects to the one they share with the articles. */
export function loader(): Response {
  return redirect(paths.branches(), 301);
}
