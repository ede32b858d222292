import { withTrailingSlash, withoutSecret } from '@vyloha/links';

/** The part of a URL that the guards check. */
export interface Address {
  /** As received, still percent-encoded. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

type AddressGuard = (address: Address) => Address;

/** Query parameters of advertising networks that never change a page. */
const removedParameter = 'fbclid';

const withoutClickId: AddressGuard = ({ path, search }) => {
  const remainingPairs = search
    .slice(1)
    .split('&')
    .filter((pair) => pair.split('=', 1)[0]?.toLowerCase() !== removedParameter);
  return { path, search: remainingPairs.join('&') === '' ? '' : `?${remainingPairs.join('&')}` };
};

function toLowercase(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? lowercaseEncoded(part) : part.toLowerCase(),
  );
}

/** A secret in the path is case-sensitive. */
const lowercase: AddressGuard = ({ path, search }) => {
  const secretAt = withoutSecret(path).length;
  return { path: toLowercase(path.slice(0, secretAt)) + path.slice(secretAt), search };
};

/** Letters with diacritics are percent-encoded; the original encoding is preserved when nothing changes. */
function lowercaseEncoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    const lowered = text.toLowerCase();
    return lowered === text ? part : encodeURIComponent(lowered);
  } catch {
    return part;
  }
}

/** Scanned from the end: a pattern would backtrack at each of many slashes that something follows. */
const withoutTrailingSlash: AddressGuard = ({ path, search }) => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return { path: path.slice(0, end), search };
};

/** The opposite variant. */
const trailingSlash: AddressGuard = ({ path, search }) => ({ path: withTrailingSlash(path), search });

/**
 * One spelling for each path, otherwise each variant would be a cache entry of its own: letters and digits are not
 * percent-encoded, the rest is in upper case, and the path begins with exactly one slash.
 */
function normalizePath(path: string): string {
  const normalized = path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
  return normalized.replace(/^\/+/, '/');
}

const addressGuards: ReadonlyMap<string, AddressGuard> = new Map([
  ['fbclid', withoutClickId],
  ['lowercase', lowercase],
  ['no-trailing-slash', withoutTrailingSlash],
  ['trailing-slash', trailingSlash],
]);

/** Guards that check the shopper instead of the URL; the host runs them. */
const steps = ['tracking', 'locale'] as const;

export type GuardStep = (typeof steps)[number];

/** The route guards of a shop, as its settings name them. */
export interface RouteGuards {
  /** A name that no guard has: every document then responds 500. */
  unknown: string | null;
  /**
   * The permanent redirect for a document's URL, combining all guards; `null` when none applies.
   * A browser reads `//host` and `/\\host` as another host, so a target always begins with exactly one slash.
   */
  redirect(address: Address): string | null;
  steps: readonly GuardStep[];
}

/** Creates the guards of these names; they run in the given order, steps last. */
export function createRouteGuards(names: readonly string[]): RouteGuards {
  const isStep = (name: string): name is GuardStep => steps.some((step) => step === name);
  const selectedGuards = names.flatMap((name) => addressGuards.get(name) ?? []);
  return {
    unknown: names.find((name) => !addressGuards.has(name) && !isStep(name)) ?? null,
    redirect(address) {
      const normalized = { ...address, path: normalizePath(address.path) };
      const target = selectedGuards.reduce((current, guard) => guard(current), normalized);
      if (target.path === address.path && target.search === address.search) return null;
      return `${target.path.replaceAll('\\', '%5C').replace(/^\/+/, '/')}${target.search}`;
    },
    steps: names.filter(isStep),
  };
}
