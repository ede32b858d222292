import * as v from 'valibot';
import { flashMessageSchema } from './flash-message';

/** Messages that wait for a page; more than these would be noise, and would outgrow the cookie. */
export const maxFlashMessages = 8;

const sessionCookieSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  flash: v.array(flashMessageSchema),
});

/** What the encrypted session cookie holds. */
export type SessionCookie = v.InferOutput<typeof sessionCookieSchema>;

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
export function formatSessionCookie({ id, flash }: SessionCookie): string {
  return JSON.stringify({ id, flash: flash.slice(-maxFlashMessages) });
}
