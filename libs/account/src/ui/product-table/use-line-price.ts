import { useFormatCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { type Currency, formatMoney } from '@vyloha/money';

interface PricedLine {
  /** With tax; negative for a discount. */
  totalMinor: number;
  /** Price in loyalty credits; `null` when it is paid with money. */
  credits: number | null;
}

/** The price of a line as a text: money, credits or 'Zdarma'. */
export function useLinePrice(currency: Currency): (line: PricedLine) => string {
  const { t } = useTranslation('account');
  const formatCredits = useFormatCredits();
  return ({ totalMinor, credits }) =>
    credits === null ? formatMoney(totalMinor, currency, { zeroText: t('products.free') }) : formatCredits(credits);
}
