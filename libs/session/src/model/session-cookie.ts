import * as v from 'valibot';
import { flashMessageSchema } from './flash-message';
import { redirectModalReasons } from './shopper-session';

/** Messages that wait for a page; more than these would be noise, and would outgrow the cookie. */
export const maxFlashMessages = 8;

const sessionCookieSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  flash: v.array(flashMessageSchema),
  /** Why the redirect modal opens on the next page; `null` when it does not. */
  redirectModal: v.nullish(v.picklist(redirectModalReasons), null),
});

/** What the encrypted session cookie holds. */
export type SessionCookie = v.InferOutput<typeof sessionCookieSchema>;

/** Whether the next page has something to tell, which makes it a page of one's own. */
export function hasSomethingWaiting({ flash, redirectModal }: SessionCookie): boolean {
  return flash.length > 0 || redirectModal !== null;
}

/** Reads the opened cookie; anything that is not a session counts as none. */
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
export function formatSessionCookie({ id, flash, redirectModal }: SessionCookie): string {
  const kept = { id, flash: flash.slice(-maxFlashMessages) };
  return JSON.stringify(redirectModal === null ? kept : { ...kept, redirectModal });
}
