/** The part of an address that the guards look at. */
export interface Address {
  /** As it came, still percent-encoded. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

type AddressGuard = (address: Address) => Address;

/** Query parameters of advertising networks that never change a page. */
const removedParameter = 'fbclid';

const withoutClickId: AddressGuard = ({ path, search }) => {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair.split('=', 1)[0]?.toLowerCase() !== removedParameter);
  return { path, search: kept.join('&') === '' ? '' : `?${kept.join('&')}` };
};

const lowercase: AddressGuard = ({ path, search }) => ({
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

/** Looked for from the end: a pattern would begin anew at each of many slashes that something follows. */
const withoutTrailingSlash: AddressGuard = ({ path, search }) => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return { path: path.slice(0, end), search };
};

/** The opposite variant; a name with a dot is a file's. */
const withTrailingSlash: AddressGuard = ({ path, search }) => ({
  path: /(?:\/|\.[^/]*)$/.test(path) ? path : `${path}/`,
  search,
});

/**
 * One spelling for each path, or each of the many would be a page of its own in memory: letters and digits are not
 * percent-encoded, the rest is in capitals, and one slash begins it.
 */
function canonicalSpelling(path: string): string {
  const spelled = path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
  return spelled.replace(/^\/+/, '/');
}

const addressGuards: ReadonlyMap<string, AddressGuard> = new Map([
  ['fbclid', withoutClickId],
  ['lowercase', lowercase],
  ['no-trailing-slash', withoutTrailingSlash],
  ['trailing-slash', withTrailingSlash],
]);

/** Guards that look at the shopper instead of the address; the host takes their steps. */
const steps = ['tracking', 'locale'] as const;

export type GuardStep = (typeof steps)[number];

/** The route guards of a shop, as its settings name them. */
export interface RouteGuards {
  /** A name that no guard has: every document is answered with 500. */
  unknown: string | null;
  /**
   * Where a document's address is redirected for good, however many guards object to it; `null` when none does.
   * A browser reads `//host` and `/\\host` as another shop, so a target always begins with exactly one slash.
   */
  redirect(address: Address): string | null;
  steps: readonly GuardStep[];
}

/** Finds the guards of these names; they run in the given order, steps last. */
export function routeGuards(names: readonly string[]): RouteGuards {
  const isStep = (name: string): name is GuardStep => steps.some((step) => step === name);
  const chosen = names.flatMap((name) => addressGuards.get(name) ?? []);
  return {
    unknown: names.find((name) => !addressGuards.has(name) && !isStep(name)) ?? null,
    redirect(address) {
      const spelled = { ...address, path: canonicalSpelling(address.path) };
      const target = chosen.reduce((current, guard) => guard(current), spelled);
      if (target.path === address.path && target.search === address.search) return null;
      return `${target.path.replaceAll('\\', '%5C').replace(/^\/+/, '/')}${target.search}`;
    },
    steps: names.filter(isStep),
  };
}
