import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { usePerson, useShopper } from '@vyloha/session/ui';
import { formatMoney } from '@vyloha/money';
import { Button, Disclosure, Field, FieldMessage, Hint, Icon, Input, Label } from '@vyloha/ui';
import { useEffect, useRef } from 'react';
import type { Cart, CreditsDiscount } from '../../model/cart';
import { cartProblemMessage } from '../../model/changes/cart-problem';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { useCartFetcher } from '../use-cart-fetcher';
import { useFormatCredits } from '../use-format-credits';
import styles from './credits-box.module.css';

const fieldId = 'kredity';
const hintId = 'kredity-napoveda';
const messageId = 'kredity-chyba';

interface CreditsBoxProps {
  cart: Pick<Cart, 'creditsDiscount' | 'totals'>;
  /** Action data when a plain form was rejected. */
  refusal: CartRefusal | null;
}

/** Spends loyalty credits as a discount; only for customers who have some. */
export function CreditsBox({ cart: { creditsDiscount, totals }, refusal }: CreditsBoxProps) {
  const { credits: balance } = usePerson();
  const ref = useRef<HTMLDivElement>(null);
  const isSpending = creditsDiscount !== null && creditsDiscount.spent > 0;
  const wasSpending = useRef(isSpending);

  // The form with the focus is replaced by the credits, and back.
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (wasSpending.current !== isSpending && isFocusLost) ref.current?.focus();
    wasSpending.current = isSpending;
  }, [isSpending]);

  if (creditsDiscount === null || balance === null || balance <= 0) return null;
  const forLines = totals.credits - creditsDiscount.spent;
  const needed = Math.ceil(totals.total.withTaxMinor / creditsDiscount.creditValueMinor);
  const usable = Math.min(balance - forLines, needed);
  return (
    <div ref={ref} tabIndex={-1}>
      {isSpending ? (
        <SpentCredits spent={creditsDiscount.spent} />
      ) : (
        usable > 0 && (
          <CreditsForm balance={balance} usable={usable} creditsDiscount={creditsDiscount} refusal={refusal} />
        )
      )}
    </div>
  );
}

interface CreditsFormProps extends Pick<CreditsBoxProps, 'refusal'> {
  balance: number;
  usable: number;
  creditsDiscount: CreditsDiscount;
}

function CreditsForm({ balance, usable, creditsDiscount, refusal: pageRefusal }: CreditsFormProps) {
  const { t } = useTranslation('cart');
  const { currency } = useShopper();
  const formatCredits = useFormatCredits();
  const { postForm, isBusy, refusal: ownRefusal } = useCartFetcher();
  const refusal = ownRefusal ?? (pageRefusal?.credits === undefined ? null : pageRefusal);
  const value = formatMoney(creditsDiscount.creditValueMinor, currency);
  return (
    <Disclosure title={t('creditsDiscount.question')} isInitiallyOpen={refusal !== null}>
      <form method="post" action={paths.cart()} onSubmit={postForm}>
        <input type="hidden" name="intent" value="credits" />
        <Field>
          <Label htmlFor={fieldId}>{t('creditsDiscount.label')}</Label>
          <Hint id={hintId}>{t('creditsDiscount.hint', { credits: formatCredits(balance), value })}</Hint>
          <div className={styles.row}>
            <Input
              id={fieldId}
              name="credits"
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              defaultValue={refusal?.credits ?? usable}
              aria-invalid={refusal !== null || undefined}
              aria-describedby={refusal === null ? hintId : `${hintId} ${messageId}`}
            />
            <Button type="submit" variant="secondary" isBusy={isBusy}>
              {t('creditsDiscount.submit')}
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

function SpentCredits({ spent }: { spent: number }) {
  const { t } = useTranslation('cart');
  const formatCredits = useFormatCredits();
  const { postForm, isBusy } = useCartFetcher();
  return (
    <form method="post" action={paths.cart()} onSubmit={postForm} className={styles.spent}>
      <input type="hidden" name="intent" value="credits" />
      <input type="hidden" name="credits" value="0" />
      <Icon name="success" />
      <b className={styles.text}>{t('creditsDiscount.spent', { credits: formatCredits(spent) })}</b>
      <Button type="submit" variant="quiet" size="small" isBusy={isBusy}>
        {t('creditsDiscount.remove')}
      </Button>
    </form>
  );
}
