import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, Card, Picture, UnavailableButton } from '@vyloha/ui';
import type { Cart, CartLine } from '../../model/cart';
import type { CartTexts } from '../../model/cart-texts';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { isOrderable, unorderableLines } from '../../model/lines/unorderable-lines';
import { CartTotals } from '../cart-totals/cart-totals';
import { CouponBox } from '../coupon-box/coupon-box';
import { CreditsBox } from '../credits-box/credits-box';
import { LineAvailability } from '../line-availability/line-availability';
import { ThresholdBar } from '../threshold-bar/threshold-bar';
import { useFormatLimit } from '../use-format-limit';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  cart: Cart;
  /** Minimum order value with tax. */
  minimumMinor: number;
  /** Products' value with tax from which a gift can be selected; `null` without gifts. */
  giftAtMinor: number | null;
  /** What editors write about the bonus club. */
  bonusClub: CartTexts['bonusClub'];
  refusal: CartRefusal | null;
}

/** Totals of the cart, and the checkout link. */
export function CartSummary({ cart, minimumMinor, giftAtMinor, bonusClub, refusal }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const formatLimit = useFormatLimit(cart.tax);
  const missingMinor = minimumMinor - cart.limitValueMinor;
  const unorderable = unorderableLines(cart.lines);
  return (
    <Card as="aside" tone="sand" className={styles.summary} aria-label={t('page.summary')}>
      {cart.freeShippingAtMinor !== null && (
        <ThresholdBar
          reward="freeDelivery"
          valueMinor={cart.limitValueMinor}
          thresholdMinor={cart.freeShippingAtMinor}
          tax={cart.tax}
          isFree={cart.isShippingFreeByCoupon}
        />
      )}
      {giftAtMinor !== null && (
        <ThresholdBar reward="gifts" valueMinor={cart.limitValueMinor} thresholdMinor={giftAtMinor} tax={cart.tax} />
      )}
      <CartTotals cart={cart} />
      <CouponBox coupon={cart.coupon} refusal={refusal} />
      <CreditsBox cart={cart} refusal={refusal} />
      {unorderable.length > 0 && <UnorderableLines lines={unorderable} />}
      {missingMinor > 0 && (
        <Alert tone="warning">{t('minimumOrder', { remainingPrice: formatLimit(missingMinor) })}</Alert>
      )}
      {isOrderable(cart, minimumMinor) ? (
        <ButtonLink to={paths.checkoutInfo()} size="large" isWide iconAfter="arrow-right">
          {t('page.continue')}
        </ButtonLink>
      ) : (
        <UnavailableButton reason={t('stop.reason')} tone="danger" size="large" isWide>
          {t('page.continue')}
        </UnavailableButton>
      )}
      <p className={styles.note}>{t('totals.note')}</p>
      {bonusClub && (
        <p className={styles.bonus}>
          {bonusClub.imageKey && <Picture fileKey={bonusClub.imageKey} alt="" width={56} height={56} />}
          {bonusClub.text}
        </p>
      )}
    </Card>
  );
}

/** Names what has to leave the cart, or to become less, before it can be ordered. */
function UnorderableLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart');
  return (
    <Alert tone="warning" title={t('stop.title')}>
      <ul className={styles.unorderable}>
        {lines.map((line) => (
          <li key={line.id}>
            {line.variantName === null ? line.name : `${line.name}, ${line.variantName}`}
            <LineAvailability line={line} />
          </li>
        ))}
      </ul>
      <p>{t('stop.text')}</p>
    </Alert>
  );
}
