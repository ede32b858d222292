import { redirect } from '@remix-run/node';
import { paths } from '@vyloha/links';

/** The branches' own path leads to the one they share with the articles. */
export function loader(): Response {
  return redirect(paths.branches(), 301);
}
