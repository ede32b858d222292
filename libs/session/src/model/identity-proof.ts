import { cookieLifetimes } from '@vyloha/contract';
import * as v from 'valibot';
import { formatGroups, parseGroups } from './preferences';
import type { CookieJar } from './cookie-jar';

/** Data that determine prices, as the backend last reported for the token's owner. */
export interface ProvenIdentity {
  variant: string;
  groups: readonly string[];
}

const sealedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ value: v.string(), /** Epoch milliseconds. */ until: v.number() }),
);

function readValue(
  cookies: Pick<CookieJar, 'getSealed'>,
  name: 'variant' | 'groups',
  { token, now }: { token: string; now: number },
): string | null {
  const sealed = v.safeParse(sealedSchema, cookies.getSealed(name, token));
  return sealed.success && sealed.output.until > now ? sealed.output.value : null;
}

/**
 * The stored proof of this token; `null` when it is incomplete, expired or of another token.
 * Checked here too, since a client may keep cookies beyond their max-age.
 */
export function readIdentityProof(
  cookies: Pick<CookieJar, 'getSealed'>,
  token: string,
  now = Date.now(),
): ProvenIdentity | null {
  const variant = readValue(cookies, 'variant', { token, now });
  const groups = readValue(cookies, 'groups', { token, now });
  return variant === null || groups === null ? null : { variant, groups: parseGroups(groups) };
}

/** Stores what the backend reported for the token's owner, if it changed. */
export function saveIdentityProof(
  cookies: Pick<CookieJar, 'getSealed' | 'setSealed'>,
  token: string,
  { variant, groups }: ProvenIdentity,
  now = Date.now(),
): void {
  const current = readIdentityProof(cookies, token, now);
  if (current !== null && current.variant === variant && formatGroups(current.groups) === formatGroups(groups)) return;
  const seal = (name: 'variant' | 'groups', value: string) =>
    cookies.setSealed(name, JSON.stringify({ value, until: now + (cookieLifetimes[name] ?? 0) * 1000 }), token);
  seal('variant', variant);
  seal('groups', formatGroups(groups));
}

/** Clears a login: the token and its proof. */
export function clearIdentity(cookies: Pick<CookieJar, 'clear'>): void {
  for (const name of ['token', 'variant', 'groups', 'staff'] as const) cookies.clear(name);
}
