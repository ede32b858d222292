import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Disclosure, Field, FieldMessage, Hint, Input, Label } from '@vyloha/ui';
import type { InputHTMLAttributes } from 'react';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { cartProblemMessage } from '../../model/changes/cart-problem';
import { useCartFetcher } from '../use-cart-fetcher';
import styles from './discount-box.module.css';

interface DiscountFormProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoCapitalize' | 'maxLength' | 'defaultValue'
> {
  id: string;
  intent: 'coupon' | 'credits';
  /** The field's name, and where a refusal has what was typed. */
  name: 'couponCode' | 'credits';
  /** Prefix of the translation keys. */
  texts: 'coupon' | 'creditsDiscount';
  hint?: string;
  /** Action data when a plain form was rejected. */
  refusal: CartRefusal | null;
}

/** One field that applies a discount to the cart, folded until the shopper wants it. */
export function DiscountForm({ id, intent, name, texts, hint, refusal: pageRefusal, ...input }: DiscountFormProps) {
  const { t } = useTranslation('cart');
  const { postForm, isBusy, refusal: ownRefusal } = useCartFetcher();
  const refusal = ownRefusal ?? (pageRefusal?.[name] === undefined ? null : pageRefusal);
  const hintId = `${id}-napoveda`;
  const messageId = `${id}-chyba`;
  const descriptions = [hint !== undefined && hintId, refusal !== null && messageId].filter(Boolean);
  return (
    <Disclosure title={t(`${texts}.question`)} isInitiallyOpen={refusal !== null}>
      <form method="post" action={paths.cart()} onSubmit={postForm}>
        <input type="hidden" name="intent" value={intent} />
        <Field>
          <Label htmlFor={id}>{t(`${texts}.label`)}</Label>
          {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
          <div className={styles.row}>
            <Input
              {...input}
              id={id}
              name={name}
              required
              autoComplete="off"
              spellCheck={false}
              defaultValue={refusal?.[name] ?? input.defaultValue}
              aria-invalid={refusal !== null || undefined}
              aria-describedby={descriptions.join(' ') || undefined}
            />
            <Button type="submit" variant="secondary" isBusy={isBusy}>
              {t(`${texts}.submit`)}
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
