/** Filters with a key of their own; forms send the ends of a range as `cena.od` and `cena.do`. */
const fixedKeys = [
  { key: 'cena', isRange: true },
  { key: 'skladem', isRange: false },
  { key: 'prodejna', isRange: false },
  { key: 'hodnoceni', isRange: false },
] as const;

/** The keys of all other filters, followed by a slug. */
export const filterKeyPrefix = 'f.';

/** A query key that filters a listing. */
export type FilterKey = (typeof fixedKeys)[number]['key'] | `${typeof filterKeyPrefix}${string}`;

/** What the key of any filter begins with. */
export const filterKeyStarts: readonly string[] = [...fixedKeys.map(({ key }) => key), filterKeyPrefix];

/** Whether a query key filters a listing. */
export function isFilterKey(name: string): boolean {
  const isFixed = fixedKeys.some(({ key, isRange }) => name === key || (isRange && name.startsWith(`${key}.`)));
  return isFixed || name.startsWith(filterKeyPrefix);
}
