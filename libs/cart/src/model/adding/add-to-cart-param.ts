/** Query parameter that adds items to the cart on any page. */
export const addToCartKey = 'addToCart';

/** Maximum of entries; longer links are not legitimate. */
const maxEntries = 50;

export interface AddToCartEntry {
  variantId: string;
  /** Quantity steps. */
  amount: number;
}

function parseEntry(text: string): AddToCartEntry | null {
  const match = /^([\w-]{1,100})(?::([1-9]\d{0,5}))?$/.exec(text.trim());
  const variantId = match?.[1];
  return variantId === undefined ? null : { variantId, amount: Number(match?.[2] ?? 1) };
}

/** Parses `{variantId}[:amount][,…]`; invalid entries are skipped. */
export function parseAddToCartParam(value: string): AddToCartEntry[] {
  const entries = value.split(',').map(parseEntry);
  return entries.filter((entry) => entry !== null).slice(0, maxEntries);
}
