import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, Card } from '@vyloha/ui';
import type { Cart } from '../../model/cart';
import { CartTotals } from '../cart-totals/cart-totals';
import { ThresholdBar } from '../threshold-bar/threshold-bar';
import { useFormatPrice } from '../use-format-price';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  cart: Cart;
  /** Minimum order value with tax. */
  minimumMinor: number;
  /** Products' value with tax from which a gift can be selected; `null` without gifts. */
  giftAtMinor: number | null;
}

/** Totals of the cart, and the checkout link. */
export function CartSummary({ cart, minimumMinor, giftAtMinor }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const formatPrice = useFormatPrice();
  const missingMinor = minimumMinor - cart.totals.items.withTaxMinor;
  return (
    <Card as="aside" tone="sand" className={styles.summary} aria-label={t('page.summary')}>
      {cart.freeShippingAtMinor !== null && (
        <ThresholdBar
          reward="freeDelivery"
          valueMinor={cart.limitValueMinor}
          thresholdMinor={cart.freeShippingAtMinor}
          isFree={cart.isShippingFreeByCoupon}
        />
      )}
      {giftAtMinor !== null && (
        <ThresholdBar reward="gifts" valueMinor={cart.limitValueMinor} thresholdMinor={giftAtMinor} />
      )}
      <CartTotals cart={cart} />
      {missingMinor > 0 && (
        <Alert tone="warning">{t('minimumOrder', { remainingPrice: formatPrice(missingMinor) })}</Alert>
      )}
      <ButtonLink to={paths.checkoutInfo()} size="large" isWide iconAfter="arrow-right">
        {t('page.continue')}
      </ButtonLink>
      <p className={styles.note}>{t('totals.note')}</p>
    </Card>
  );
}
