/** Query key that puts goods into the cart on any address. */
export const addToCartKey = 'addToCart';

/** More is no link a person made. */
const MAX_ENTRIES = 50;

export interface AddToCartEntry {
  variantId: string;
  /** Counted steps. */
  amount: number;
}

function parseEntry(text: string): AddToCartEntry | null {
  const match = /^([\w-]{1,100})(?::([1-9]\d{0,5}))?$/.exec(text.trim());
  const variantId = match?.[1];
  return variantId === undefined ? null : { variantId, amount: Number(match?.[2] ?? 1) };
}

/** Reads `{variantId}[:amount][,…]`; entries that make no sense are left out. */
export function parseAddToCartParam(value: string): AddToCartEntry[] {
  const entries = value.split(',').map(parseEntry);
  return entries.filter((entry) => entry !== null).slice(0, MAX_ENTRIES);
}
