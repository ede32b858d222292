import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, Card } from '@vyloha/ui';
import type { Cart } from '../../model/cart';
import { CartTotals } from '../cart-totals/cart-totals';
import { ThresholdBar } from '../threshold-bar/threshold-bar';
import { useMoney } from '../use-money';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  cart: Cart;
  /** The shop takes no order below this value of goods with tax. */
  minimumMinor: number;
  /** Value of goods with tax from which on there is a gift to choose; `null` when there is none. */
  giftAtMinor: number | null;
}

/** What the cart comes to, and the way on. */
export function CartSummary({ cart, minimumMinor, giftAtMinor }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const money = useMoney();
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
      {missingMinor > 0 && <Alert tone="warning">{t('minimumOrder', { remainingPrice: money(missingMinor) })}</Alert>}
      <ButtonLink to={paths.checkoutInfo()} size="large" isWide iconAfter="arrow-right">
        {t('page.continue')}
      </ButtonLink>
      <p className={styles.note}>{t('totals.note')}</p>
    </Card>
  );
}
