import type { TaxedPrice } from '@vyloha/money';
import type { VariantAxis } from './variant-axes';

/**
 * The axes with the price of each option's variant, where the options of an axis cost different amounts.
 * @param priceOf price of a variant as its page displays it; `null` when it is not sold
 */
export function withOptionPrices(
  axes: readonly VariantAxis[],
  priceOf: (variantId: string) => TaxedPrice | null,
): VariantAxis[] {
  return axes.map((axis) => {
    const options = axis.options.map((option) => ({ ...option, price: priceOf(option.variantId) }));
    const amounts = new Set(options.flatMap(({ price }) => price?.withTaxMinor ?? []));
    return amounts.size > 1 ? { ...axis, options } : axis;
  });
}
