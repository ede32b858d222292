const OWN = 'https://own.invalid';

/** Browsers read a backslash as a slash and drop control characters, so both could hide a foreign host. */
const TREACHEROUS = /[\\\p{Cc}]/u;

/** How often whatever stands on the way (a proxy, a router, a page of script) may decode a path once more. */
const MAX_DECODINGS = 3;

/** Only what could mean something else than itself: one byte each, so that no odd letter beside it stops the decoding. */
function decodedOnce(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The path as a browser in this shop would go to it, `null` when it would go elsewhere. */
function resolved(path: string): URL | null {
  if (!path.startsWith('/') || TREACHEROUS.test(path) || !URL.canParse(path, OWN)) return null;
  const url = new URL(path, OWN);
  // '/.//evil' has our origin but its normalised path begins with '//'.
  return url.origin === OWN && !url.pathname.startsWith('//') ? url : null;
}

function staysHowever(path: string): boolean {
  let read = path;
  for (let decodings = 0; decodings < MAX_DECODINGS; decodings += 1) {
    read = decodedOnce(read);
    if (resolved(read) === null) return false;
  }
  return true;
}

/**
 * A redirect target that came from outside (`redirectTo`): the path with its query and hash when it stays in this
 * shop, however often it is decoded on the way, else `null`.
 */
export function ownPathOrNull(value: unknown): string | null {
  const url = typeof value === 'string' ? resolved(value) : null;
  if (url === null || !staysHowever(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
