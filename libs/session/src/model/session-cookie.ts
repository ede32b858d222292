import * as v from 'valibot';
import { flashMessageSchema } from './flash-message';
import { redirectModalReasons } from './shopper-session';

/** Maximum of pending messages; more would be noise, and too large for the cookie. */
export const maxFlashMessages = 8;

const sessionCookieSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  flash: v.array(flashMessageSchema),
  /** Why the redirect modal opens on the next page; `null` when it does not. */
  redirectModal: v.nullish(v.picklist(redirectModalReasons), null),
  /** Of a customer; has it ended by itself, that is known until the next one. */
  login: v.nullish(v.picklist(['open', 'ended']), null),
});

/** Content of the encrypted session cookie. */
export type SessionCookie = v.InferOutput<typeof sessionCookieSchema>;

/** Whether messages or a modal are pending; the next page must then not come from the cache. */
export function hasPendingMessages({ flash, redirectModal }: Pick<SessionCookie, 'flash' | 'redirectModal'>): boolean {
  return flash.length > 0 || redirectModal !== null;
}

/** Parses the decrypted cookie; `null` for anything that is not a session. */
export function parseSessionCookie(text: string | null): SessionCookie | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(sessionCookieSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The text to seal into the cookie. */
export function formatSessionCookie({ id, flash, redirectModal, login }: SessionCookie): string {
  return JSON.stringify({
    id,
    flash: flash.slice(-maxFlashMessages),
    ...(redirectModal !== null && { redirectModal }),
    ...(login !== null && { login }),
  });
}
