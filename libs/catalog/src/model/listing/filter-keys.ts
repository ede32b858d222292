/** Query keys of filters; `f.` is followed by the slug of a parameter. */
export const filterKeys = {
  price: 'cena',
  inStock: 'skladem',
  brands: 'f.znacka',
  tags: 'f.stitek',
} as const;

export const parameterPrefix = 'f.';
/** Suffixes of form fields for the two ends of a range, which an address has as one value `od-do`. */
export const boundSuffixes = { from: '.od', to: '.do' } as const;
export const inStockValue = '1';

export function parameterKey(slug: string): string {
  return `${parameterPrefix}${slug}`;
}

/** Whether a query key is a filter. */
export function isFilterKey(key: string): boolean {
  return (
    key === filterKeys.inStock ||
    key === filterKeys.price ||
    key.startsWith(`${filterKeys.price}.`) ||
    key.startsWith(parameterPrefix)
  );
}
