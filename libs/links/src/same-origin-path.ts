const baseOrigin = 'https://own.invalid';

/** Browsers read a backslash as a slash and drop control characters, so both could hide a foreign host. */
const unsafeCharacters = /[\\\p{Cc}]/u;

/** How often intermediaries (a proxy, a router, client code) may decode a path once more. */
const maxDecodePasses = 3;

/** Only escapes that could change the meaning: one byte each, so that an invalid sequence does not stop decoding. */
function decodeOnce(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The path as a browser would resolve it, `null` when it is on another origin. */
function resolveSameOrigin(path: string): URL | null {
  if (!path.startsWith('/') || unsafeCharacters.test(path) || !URL.canParse(path, baseOrigin)) return null;
  const url = new URL(path, baseOrigin);
  // '/.//evil' has our origin but its normalised path begins with '//'.
  return url.origin === baseOrigin && !url.pathname.startsWith('//') ? url : null;
}

function isSameOriginWhenDecoded(path: string): boolean {
  let decoded = path;
  for (let pass = 0; pass < maxDecodePasses; pass += 1) {
    decoded = decodeOnce(decoded);
    if (resolveSameOrigin(decoded) === null) return false;
  }
  return true;
}

/**
 * Checks an untrusted redirect target (`redirectTo`): the path with its query and hash when it stays on this origin,
 * however often it is decoded on the way, else `null`.
 */
export function sameOriginPathOrNull(value: unknown): string | null {
  const url = typeof value === 'string' ? resolveSameOrigin(value) : null;
  if (url === null || !isSameOriginWhenDecoded(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
