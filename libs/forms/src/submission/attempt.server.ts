import { randomUUID } from 'node:crypto';
import { isAttemptKey } from '@vyloha/contract';
import { badRequest } from '@vyloha/links/server';

/** The hidden field of a form whose work is done once, however often it is sent. */
export const attemptField = 'attempt';

/** The key of a form that is being rendered. */
export const newAttempt = (): string => randomUUID();

/** The key with which a form was rendered. @throws Response 400 without one */
export function requireAttempt(form: FormData | Readonly<Record<string, string | undefined>>): string {
  const attempt = form instanceof FormData ? form.get(attemptField) : form[attemptField];
  if (typeof attempt !== 'string' || !isAttemptKey(attempt)) throw badRequest();
  return attempt;
}
