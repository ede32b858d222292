import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button, Disclosure, Field, FieldMessage, Icon, Input, Label } from '@vyloha/ui';
import { useEffect, useRef } from 'react';
import type { CartCoupon } from '../../model/cart';
import { cartProblemMessage } from '../../model/changes/cart-problem';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { maxCouponCodeLength } from '../../model/changes/cart-command';
import { useCartFetcher } from '../use-cart-fetcher';
import styles from './coupon-box.module.css';

const fieldId = 'slevovy-kod';
const messageId = 'slevovy-kod-chyba';

interface CouponBoxProps {
  coupon: CartCoupon | null;
  /** Action data when a plain form was rejected. */
  refusal: CartRefusal | null;
}

/** Enters a coupon, or shows the one that was entered. */
export function CouponBox({ coupon, refusal }: CouponBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const lastCode = useRef(coupon?.code);

  // The form with the focus is replaced by the coupon, and back.
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (lastCode.current !== coupon?.code && isFocusLost) ref.current?.focus();
    lastCode.current = coupon?.code;
  }, [coupon?.code]);

  return (
    <div ref={ref} tabIndex={-1} className={styles.box}>
      {coupon === null ? <CouponForm refusal={refusal} /> : <EnteredCoupon coupon={coupon} />}
    </div>
  );
}

function CouponForm({ refusal: pageRefusal }: Pick<CouponBoxProps, 'refusal'>) {
  const { t } = useTranslation('cart');
  const { postForm, isBusy, refusal: ownRefusal } = useCartFetcher();
  const refusal = ownRefusal ?? (pageRefusal?.couponCode === undefined ? null : pageRefusal);
  return (
    <Disclosure title={t('coupon.question')} isInitiallyOpen={refusal !== null}>
      <form method="post" action={paths.cart()} onSubmit={postForm}>
        <input type="hidden" name="intent" value="coupon" />
        <Field>
          <Label htmlFor={fieldId}>{t('coupon.label')}</Label>
          <div className={styles.row}>
            <Input
              id={fieldId}
              name="couponCode"
              required
              maxLength={maxCouponCodeLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={refusal?.couponCode}
              aria-invalid={refusal !== null || undefined}
              aria-describedby={refusal === null ? undefined : messageId}
            />
            <Button type="submit" variant="secondary" isBusy={isBusy}>
              {t('coupon.submit')}
            </Button>
          </div>
          {refusal !== null && (
            <div role="alert">
              <FieldMessage id={messageId}>{cartProblemMessage(refusal.reason, t)}</FieldMessage>
            </div>
          )}
        </Field>
      </form>
    </Disclosure>
  );
}

function EnteredCoupon({ coupon: { code, name, problem } }: { coupon: CartCoupon }) {
  const { t } = useTranslation('cart');
  const { postForm, isBusy } = useCartFetcher();
  return (
    <>
      <form method="post" action={paths.cart()} onSubmit={postForm} className={styles.entered}>
        <input type="hidden" name="intent" value="removeCoupon" />
        <Icon name={problem === null ? 'success' : 'warning'} />
        <span className={styles.name}>
          <b>{t('coupon.applied', { code })}</b>
          {name !== '' && <span className={styles.note}>{name}</span>}
        </span>
        <Button
          type="submit"
          variant="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={t('coupon.removeThis', { code })}
        >
          {t('coupon.remove')}
        </Button>
      </form>
      {problem !== null && <Alert tone="warning">{problem}</Alert>}
    </>
  );
}
