import { useTranslation } from '@vyloha/i18n';
import { type Currency, formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';

interface ServicePrice {
  withTaxMinor: number;
  withoutTaxMinor: number;
}

/** The price of shipping or payment as a text, with or without tax by the shopper's preference, or 'Zdarma'. */
export function useServicePrice(currency: Currency): (price: ServicePrice) => string {
  const { t } = useTranslation('checkout');
  const { t: tAccount } = useTranslation('account');
  const { displayVat } = useShopper();
  return ({ withTaxMinor, withoutTaxMinor }) => {
    if (withTaxMinor === 0) return t('methods.free');
    return displayVat
      ? formatMoney(withTaxMinor, currency)
      : tAccount('products.withoutTax', { price: formatMoney(withoutTaxMinor, currency) });
  };
}
