import { useCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
import { Price } from '@vyloha/ui';

interface CreditsPriceProps {
  price: number;
  /** Says too how many credits the shopper has. */
  hasBalance?: boolean;
  size?: 'large';
  className?: string | undefined;
}

/** The price in loyalty credits, in place of the one in money. */
export function CreditsPrice({ price, hasBalance = false, size, className }: CreditsPriceProps) {
  const { t } = useTranslation('cart');
  const { credits, currency } = useShopper();
  const inCredits = useCredits();
  const balance = hasBalance && credits !== null ? t('credits.have', { credits: inCredits(credits) }) : null;
  return (
    <Price
      amountMinor={0}
      currency={currency}
      zeroText={inCredits(price)}
      secondary={balance}
      size={size}
      className={className}
    />
  );
}
