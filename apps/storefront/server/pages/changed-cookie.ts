import { createCookieJar } from '../../app/compose/cookies/cookie-jar.server';
import type { HostServices } from '../../app/compose/load-context.server';

interface PostedForm {
  /** The request's `Cookie` header. */
  cookieHeader: string;
  requestId: string;
}

/**
 * Ends the validity of what the browser has loaded ahead: those responses vary by cookie, and a form may change a cart
 * whose cookie stays the same. The cookie lives as long as they are valid.
 */
export function changedCookie(
  { cookieHeader, requestId }: PostedForm,
  { config, sealer }: Pick<HostServices, 'config' | 'sealer'>,
): readonly string[] {
  const secure = config.publicUrl.startsWith('https:');
  const cookies = createCookieJar({ header: cookieHeader, prefix: config.cookiePrefix, secure, sealer });
  if (cookies.get('guestCart') !== null) cookies.set('changed', requestId);
  return cookies.setCookieHeaders();
}
