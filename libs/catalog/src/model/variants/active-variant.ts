import type { Variant } from '../product/product';

type SelectableVariant = Pick<Variant, 'id' | 'stock'>;

/** Whether a page can sell it: in stock, or ordered without. */
export function isOrderable({ stock }: Pick<Variant, 'stock'>): boolean {
  return stock.isAvailable || stock.pieces > 0;
}

/**
 * The displayed variant: the selected one (else the default, else the first), unless it is sold out and cannot be
 * ordered; then the first one in stock, else the first that is made to order. Listings use the same order.
 */
export function activeVariant<V extends SelectableVariant>(
  variants: readonly [V, ...V[]],
  defaultVariantId: string,
  selectedId: string | null = null,
): V {
  const byId = (id: string | null) => variants.find((variant) => variant.id === id);
  const selected = byId(selectedId) ?? byId(defaultVariantId) ?? variants[0];
  if (isOrderable(selected)) return selected;
  return variants.find(({ stock }) => stock.pieces > 0) ?? variants.find(({ stock }) => stock.isAvailable) ?? selected;
}
