import { useTranslation } from '@vyloha/i18n';
import { UnavailableButton } from '@vyloha/ui';
import type { AddToCartDisabledReason } from '../../model/lines/disabled-reason';

interface UnavailableAddButtonProps {
  reason: AddToCartDisabledReason;
  /** Name of the product. */
  name: string;
  size?: 'medium' | 'large';
}

/** The button of what cannot be added to the cart now; only where the shopper can do something about it, it is no danger. */
export function UnavailableAddButton({ reason, name, size }: UnavailableAddButtonProps) {
  const { t } = useTranslation('cart');
  const tone = reason === 'variantRequired' ? 'plain' : 'danger';
  return (
    <UnavailableButton
      reason={t(`addToCart.${reason}`)}
      tone={tone}
      icon="cart"
      size={size}
      isWide
      aria-label={`${t('addToCart.button')} – ${name}`}
    >
      {t('addToCart.button')}
    </UnavailableButton>
  );
}
