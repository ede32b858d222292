/** Schemes an editor may link to without `//`, and anything that names a scheme before `//`. */
const UNTOUCHED = /^(?:(?:mailto|tel|sms|geo|market):|[a-z][a-z0-9+.-]*:\/\/)/i;

/** These run script; a link with one of them is treated as a path, which leads to a harmless 404. */
const EXECUTABLE = /^(?:javascript|vbscript|data):/i;

/** Browsers drop control characters inside an address: with a line break in it `java script:` is a scheme. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

function clean(to: string): string {
  return to.replace(CONTROL_CHARACTERS, '').trim();
}

/** Links that leave the shop or start another program: they are used as they are. */
export function isUntouchedScheme(to: string): boolean {
  const link = clean(to);
  return UNTOUCHED.test(link) && !EXECUTABLE.test(link);
}

/**
 * An editor's link as an address: schemes stay untouched, an anchor stays on the page, everything else belongs to the
 * catch-all, with the leading slash removed and the query kept. Never yields another origin from a path.
 */
export function resolveLink(to: string): string {
  const link = clean(to);
  if (isUntouchedScheme(link) || link.startsWith('#')) return link;
  return `/${link.replaceAll('\\', '%5C').replace(/^\/+/, '')}`;
}
