import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
import type { Cart } from '../model/cart';
import { hasTax } from '../model/has-tax';
import { useFormatPrice } from './use-format-price';

/**
 * Formats what is missing to a limit. Limits are of what the shopper pays: with tax where there is one, which is said to
 * those who see prices without.
 */
export function useFormatLimit(tax: Cart['tax']): (missingMinor: number) => string {
  const { t } = useTranslation('cart');
  const { displayVat } = useShopper();
  const formatPrice = useFormatPrice();
  return (missingMinor) => {
    const price = formatPrice(missingMinor);
    return displayVat || !hasTax(tax) ? price : t('limit.withTax', { price });
  };
}
