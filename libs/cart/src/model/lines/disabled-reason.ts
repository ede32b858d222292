/** Why nothing can be added to the cart now. */
export type AddToCartDisabledReason = 'variantRequired' | 'notAvailable' | 'notSaleable';

/** Why a variant cannot be added to the cart; `null` when it can. What is not sold is not called sold out. */
export function disabledReason({
  isSaleable,
  isAvailable,
}: {
  isSaleable: boolean;
  isAvailable: boolean;
}): AddToCartDisabledReason | null {
  if (!isSaleable) return 'notSaleable';
  return isAvailable ? null : 'notAvailable';
}
