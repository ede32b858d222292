import { measuringCookies, type ConsentCategory } from '@vyloha/contract';

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Names of the cookies in a `Cookie` header that a refused category had scripts write. */
export function refusedCookies(header: string, granted: readonly ConsentCategory[]): string[] {
  const names = header.split(/; */).map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const refused = measuringCookies.filter(({ category }) => !granted.includes(category));
  return [...new Set(names)].filter((name) => refused.some((cookie) => matches(cookie.name, name)));
}

/** Domains of which a page of this host can have a cookie, besides its own: scripts write it to the widest one. */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  const isAddress = hostname.includes(':') || /^[\d.]+$/.test(hostname);
  if (isAddress || labels.length < 2) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** `Set-Cookie` headers that delete those cookies, wherever they were written to. */
export function expireRefusedCookies(
  { cookieHeader, hostname }: { cookieHeader: string; hostname: string },
  granted: readonly ConsentCategory[],
): string[] {
  return refusedCookies(cookieHeader, granted).flatMap((name) => {
    const expired = `${name}=; Path=/; Max-Age=0`;
    return [expired, ...cookieDomains(hostname).map((domain) => `${expired}; Domain=${domain}`)];
  });
}
