import { cookieLifetimes } from '@vyloha/contract';
import * as v from 'valibot';
import { formatGroups, parseGroups } from './choices';
import type { CookieJar } from './cookie-jar';

/** What decides about prices, as the backend last told of the owner of a token. */
export interface ProvenIdentity {
  variant: string;
  groups: readonly string[];
}

const sealedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ value: v.string(), /** Milliseconds of the clock. */ until: v.number() }),
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
 * What was proven of this token before; `null` when it is not all there, was proven of another token or too long ago.
 * A browser forgets the cookies by itself, whoever keeps them longer does not.
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

/** Keeps what the backend told of the owner of this token, where something else was kept. */
export function keepIdentityProof(
  cookies: Pick<CookieJar, 'getSealed' | 'setSealed'>,
  token: string,
  { variant, groups }: ProvenIdentity,
  now = Date.now(),
): void {
  const kept = readIdentityProof(cookies, token, now);
  if (kept !== null && kept.variant === variant && formatGroups(kept.groups) === formatGroups(groups)) return;
  const seal = (name: 'variant' | 'groups', value: string) =>
    cookies.setSealed(name, JSON.stringify({ value, until: now + (cookieLifetimes[name] ?? 0) * 1000 }), token);
  seal('variant', variant);
  seal('groups', formatGroups(groups));
}

/** Forgets a login: the token, and all that was proven of it. */
export function forgetIdentity(cookies: Pick<CookieJar, 'clear'>): void {
  for (const name of ['token', 'variant', 'groups', 'staff'] as const) cookies.clear(name);
}
