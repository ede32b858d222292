import { useTranslation } from '@vyloha/i18n';
import { Alert } from '@vyloha/ui';
import type { CartCoupon } from '../../model/cart';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { maxCouponCodeLength } from '../../model/changes/max-coupon-code-length';
import { AppliedDiscount } from '../discount-box/applied-discount';
import { DiscountBox } from '../discount-box/discount-box';
import { DiscountForm } from '../discount-box/discount-form';
import styles from './coupon-box.module.css';

interface CouponBoxProps {
  coupon: CartCoupon | null;
  /** Action data when a plain form was rejected. */
  refusal: CartRefusal | null;
}

/** Enters a coupon, or shows the one that was entered. */
export function CouponBox({ coupon, refusal }: CouponBoxProps) {
  return (
    <DiscountBox applied={coupon?.code}>
      {coupon === null ? (
        <DiscountForm
          id="slevovy-kod"
          intent="coupon"
          name="couponCode"
          texts="coupon"
          autoCapitalize="characters"
          maxLength={maxCouponCodeLength}
          refusal={refusal}
        />
      ) : (
        <EnteredCoupon coupon={coupon} />
      )}
    </DiscountBox>
  );
}

function EnteredCoupon({ coupon: { code, name, problem } }: { coupon: CartCoupon }) {
  const { t } = useTranslation('cart');
  return (
    <>
      <AppliedDiscount
        icon={problem === null ? 'success' : 'warning'}
        texts="coupon"
        removeLabel={t('coupon.removeThis', { code })}
        removal={{ intent: 'removeCoupon' }}
      >
        <b>{t('coupon.applied', { code })}</b>
        {name !== '' && <span className={styles.note}>{name}</span>}
      </AppliedDiscount>
      {problem !== null && <Alert tone="warning">{problem}</Alert>}
    </>
  );
}
