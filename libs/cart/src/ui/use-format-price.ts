import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import type { TaxedPrice } from '@vyloha/money';

/** Formats money in the shopper's currency; with or without tax by the shopper's preference. */
export function useFormatPrice(): (amount: number | TaxedPrice) => string {
  const { currency, displayVat } = useShopper();
  return (amount) => {
    if (typeof amount === 'number') return formatMoney(amount, currency);
    return formatMoney(displayVat ? amount.withTaxMinor : amount.withoutTaxMinor, currency);
  };
}
