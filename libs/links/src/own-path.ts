const OWN = 'https://own.invalid';

/** Browsers read a backslash as a slash and drop control characters, so both could hide a foreign host. */
const TREACHEROUS = /[\\\p{Cc}]/u;

/**
 * A redirect target that came from outside (`redirectTo`): the path with its query and hash when it stays in this
 * shop, else `null`.
 */
export function ownPathOrNull(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || TREACHEROUS.test(value)) return null;
  if (!URL.canParse(value, OWN)) return null;
  const url = new URL(value, OWN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // '/.//evil' has our origin but its normalised path begins with '//'.
  return url.origin === OWN && !path.startsWith('//') ? path : null;
}
