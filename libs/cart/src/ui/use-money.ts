import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import type { TaxedPrice } from '../model/taxed-price';

/** Writes money in the shopper's currency; of a price that has both, the one the shopper wants to see. */
export function useMoney(): (amount: number | TaxedPrice) => string {
  const { currency, displayVat } = useShopper();
  return (amount) => {
    if (typeof amount === 'number') return formatMoney(amount, currency);
    return formatMoney(displayVat ? amount.withTaxMinor : amount.withoutTaxMinor, currency);
  };
}
