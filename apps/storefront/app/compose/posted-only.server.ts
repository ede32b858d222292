import { redirect } from '@remix-run/node';
import { paths } from '@vyloha/links';

/** An address that forms are posted to has no page of its own. */
export function loader(): Response {
  return redirect(paths.home(), 303);
}
