import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
import { useFormatPrice } from './use-format-price';

/** Formats what is missing to a limit. Limits are of prices with tax, which is said to those who see prices without. */
export function useFormatLimit(): (missingMinor: number) => string {
  const { t } = useTranslation('cart');
  const { displayVat } = useShopper();
  const formatPrice = useFormatPrice();
  return (missingMinor) => {
    const price = formatPrice(missingMinor);
    return displayVat ? price : t('limit.withTax', { price });
  };
}
