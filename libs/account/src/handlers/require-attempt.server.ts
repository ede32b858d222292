import { isAttemptKey } from '@vyloha/contract';
import { badRequest } from '@vyloha/links/server';

/** The key of a rendered form, which makes sending it twice do its work once. @throws Response 400 without one */
export function requireAttempt(form: FormData): string {
  const attempt = form.get('attempt');
  if (typeof attempt !== 'string' || !isAttemptKey(attempt)) throw badRequest();
  return attempt;
}
