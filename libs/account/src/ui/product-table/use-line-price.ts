import { useFormatCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { type Currency, formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';

interface PricedLine {
  /** With tax; negative for a discount. */
  totalMinor: number;
  totalWithoutTaxMinor: number;
  /** Price in loyalty credits; `null` when it is paid with money. */
  credits: number | null;
}

/** The price of a line as a text: money, with or without tax by the shopper's preference, credits or 'Zdarma'. */
export function useLinePrice(currency: Currency): (line: PricedLine) => string {
  const { t } = useTranslation('account');
  const formatCredits = useFormatCredits();
  const { displayVat } = useShopper();
  return ({ totalMinor, totalWithoutTaxMinor, credits }) =>
    credits === null
      ? formatMoney(displayVat ? totalMinor : totalWithoutTaxMinor, currency, { zeroText: t('products.free') })
      : formatCredits(credits);
}
