import type { Variant } from '../product/product';

type Choosable = Pick<Variant, 'id' | 'stock'>;

/**
 * The variant that is shown: the chosen one (else the default, else the first), unless nothing of it is left and it
 * cannot be had; then the first one that has stock.
 */
export function activeVariant<V extends Choosable>(
  variants: readonly [V, ...V[]],
  defaultVariantId: string,
  chosenId: string | null = null,
): V {
  const byId = (id: string | null) => variants.find((variant) => variant.id === id);
  const chosen = byId(chosenId) ?? byId(defaultVariantId) ?? variants[0];
  if (chosen.stock.isAvailable || chosen.stock.pieces > 0) return chosen;
  return variants.find((variant) => variant.stock.pieces > 0) ?? chosen;
}
