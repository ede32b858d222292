/** More would not fit side by side. */
export const maxCompared = 8;

/** Ids of the compared products in the order they were added, from the cookie's value. */
export function parseCompareList(value: string | null): readonly string[] {
  const ids = (value ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, maxCompared);
}

/** The cookie's value. */
export function formatCompareList(ids: readonly string[]): string {
  return ids.join(',');
}
