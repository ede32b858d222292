import type { SessionContext } from '../machine/session-types';
import { formatGroups } from '../model/choices';
import type { CookieJar } from '../model/cookie-jar';

/** Keeps the identity cookies true to what the session start found out. */
export function rememberIdentity(cookies: CookieJar, { standing, variant, groups }: SessionContext): void {
  if (standing === 'unavailable') return;
  if (standing !== 'known') {
    cookies.clear('token');
    cookies.clear('variant');
    cookies.clear('groups');
    return;
  }
  if (cookies.get('variant') !== variant) cookies.set('variant', variant);
  if (cookies.get('groups') !== formatGroups(groups)) cookies.set('groups', formatGroups(groups));
}
