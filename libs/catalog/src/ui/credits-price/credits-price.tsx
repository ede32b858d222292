import { useFormatCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { usePerson, useShopper } from '@vyloha/session/ui';
import { Price } from '@vyloha/ui';

interface CreditsPriceProps {
  price: number;
  /** Also shows the credits balance of the customer. */
  hasBalance?: boolean;
  size?: 'large';
  className?: string | undefined;
}

/** The price in loyalty credits, in place of the one in money. */
export function CreditsPrice({ price, hasBalance = false, size, className }: CreditsPriceProps) {
  const { t } = useTranslation('cart');
  const { currency } = useShopper();
  const { credits } = usePerson();
  const formatCredits = useFormatCredits();
  const balance = hasBalance && credits !== null ? t('credits.have', { credits: formatCredits(credits) }) : null;
  return (
    <Price
      amountMinor={0}
      currency={currency}
      zeroText={formatCredits(price)}
      secondary={balance}
      size={size}
      className={className}
    />
  );
}
