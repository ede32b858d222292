/** The part of an address that the guards look at. */
export interface Address {
  /** As it came, still percent-encoded. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

type Guard = (address: Address) => Address;

/** Query parameters of advertising networks that never change a page. */
const removedParameter = 'fbclid';

const withoutClickId: Guard = ({ path, search }) => {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair.split('=', 1)[0]?.toLowerCase() !== removedParameter);
  return { path, search: kept.join('&') === '' ? '' : `?${kept.join('&')}` };
};

const lowercase: Guard = ({ path, search }) => ({
  path: path.replace(/(?:%[0-9a-f]{2})+|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? lowercaseEncoded(part) : part.toLowerCase(),
  ),
  search,
});

/** Letters with diacritics travel percent-encoded; the encoding itself is left as it came when nothing changes. */
function lowercaseEncoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    const lowered = text.toLowerCase();
    return lowered === text ? part : encodeURIComponent(lowered);
  } catch {
    return part;
  }
}

const withoutTrailingSlash: Guard = ({ path, search }) => ({ path: path.replace(/(?!^)\/+$/, ''), search });

/** The specification's order. */
const guards: readonly Guard[] = [withoutClickId, lowercase, withoutTrailingSlash];

/**
 * Where a document's address is redirected for good, however many guards object to it; `null` when none does.
 * A browser reads `//host` and `/\\host` as another shop, so a target always begins with exactly one slash.
 */
export function guardRedirect(address: Address): string | null {
  const target = guards.reduce((current, guard) => guard(current), address);
  if (target.path === address.path && target.search === address.search) return null;
  return `${target.path.replaceAll('\\', '%5C').replace(/^\/+/, '/')}${target.search}`;
}
