/** More would not be seen side by side. */
export const mostCompared = 8;

/** Ids of the goods that are compared, in the order they were added, from the cookie's value. */
export function parseCompareList(value: string | null): readonly string[] {
  const ids = (value ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, mostCompared);
}

/** The cookie's value. */
export function formatCompareList(ids: readonly string[]): string {
  return ids.join(',');
}
