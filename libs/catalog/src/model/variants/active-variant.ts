import type { Variant } from '../product/product';

type SelectableVariant = Pick<Variant, 'id' | 'stock'>;

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
  if (selected.stock.isAvailable) return selected;
  const available = variants.filter(({ stock }) => stock.isAvailable);
  return available.find(({ stock }) => stock.isInStock) ?? available[0] ?? selected;
}
