import { delays, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, FieldMessage, QuantityInput } from '@vyloha/ui';
import { type FormEvent, useId, useEffect, useRef } from 'react';
import type { CartLine } from '../../model/cart';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { parseQuantity, quantityBounds, quantityDecimals, toQuantity } from '../../model/lines/quantity';
import { useCartFetcher } from '../use-cart-fetcher';
import { cartProblemMessage } from '../../model/changes/cart-problem';
import styles from './quantity-form.module.css';

/** Debounces calls: runs the last one after a pause; `runNow` cancels the pending one. */
function useDebounce(delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    schedule(callback: () => void) {
      clearTimeout(timer.current);
      timer.current = setTimeout(callback, delayMs);
    },
    runNow(callback: () => void) {
      clearTimeout(timer.current);
      callback();
    },
  };
}

interface QuantityFormProps {
  line: Pick<CartLine, 'id' | 'name' | 'amount' | 'multiplier' | 'limits' | 'unit'>;
  /** Action data when a plain form was rejected. */
  refusal: CartRefusal | null;
  /** Quantity zero was entered; where that is not allowed, the smallest quantity is one step. */
  onRemoveRequest?: () => void;
  size?: 'small' | 'medium';
}

/** Changes a line's quantity: by its button without script, otherwise half a second after the last change. */
export function QuantityForm({ line, refusal: pageRefusal, onRemoveRequest, size }: QuantityFormProps) {
  const { t } = useTranslation('cart');
  const { themeSettings } = usePublicConfig();
  const { refusal: ownRefusal, isBusy, post } = useCartFetcher();
  const debounced = useDebounce(delays.quantityDebounce);
  const messageId = useId();
  const decimals = quantityDecimals(line.multiplier, themeSettings.quantity.decimals);
  const refusal = ownRefusal ?? pageRefusal;
  const quantity = toQuantity(line.amount, line.multiplier);
  const { step } = quantityBounds(line.limits, line.multiplier);

  function send(typed: string) {
    if (parseQuantity(typed, decimals) === 0) return onRemoveRequest?.();
    const fields = new FormData();
    fields.set('intent', 'change');
    fields.set('lineId', line.id);
    fields.set('quantity', typed);
    post(fields);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('quantity'));
    debounced.runNow(() => send(typed));
  }

  return (
    <form
      method="post"
      action={paths.cart()}
      onSubmit={submit}
      className={styles.form}
      data-size={size}
      aria-busy={isBusy}
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="lineId" value={line.id} />
      <QuantityInput
        name="quantity"
        value={parseQuantity(pageRefusal?.quantity ?? '', decimals) ?? quantity}
        label={t('line.quantity', { name: line.name })}
        unit={line.unit}
        size={size}
        min={onRemoveRequest === undefined ? step : undefined}
        step={step}
        decimals={decimals}
        isInvalid={refusal !== null}
        describedBy={refusal === null ? undefined : messageId}
        onChange={(typed) => debounced.schedule(() => send(String(typed)))}
        onFraction={(typed) => debounced.runNow(() => send(typed))}
      />
      <Button type="submit" variant="secondary" size="small" className={styles.recalculate}>
        {t('quantity.recalculate')}
      </Button>
      {refusal && (
        <div role="alert" className={styles.message}>
          <FieldMessage id={messageId}>{cartProblemMessage(refusal.reason, t)}</FieldMessage>
        </div>
      )}
    </form>
  );
}
