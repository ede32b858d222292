import { batchField, cartProblemMessage, isSoldByMetre } from '@vyloha/cart';
import { useCartFetcher } from '@vyloha/cart/ui';
import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Disclosure, FieldMessage, QuantityInput } from '@vyloha/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { NamedOffer } from '../../model/variants/variant-offer';
import { DetailPrice } from '../detail-price/detail-price';
import { ProductAvailability } from '../product-availability/product-availability';
import styles from './variant-batch.module.css';

interface VariantBatchProps {
  variants: readonly NamedOffer[];
  onAdded?: () => void;
}

/**
 * A quantity for each variant, all added to the cart at once. With script the page stays and the form resets once they
 * are added, without script it redirects to the cart.
 */
export function VariantBatch({ variants, onAdded }: VariantBatchProps) {
  const { t } = useTranslation('catalog');
  const { change, refusal, isBusy, postForm } = useCartFetcher();
  const messageId = useId();
  const [last, setLast] = useState({ change, rounds: 0 });
  const { themeSettings } = usePublicConfig();
  const multiplier = variants[0]?.multiplier ?? 1;
  const isAdded = change?.kind === 'added';
  if (change !== last.change) setLast({ change, rounds: isAdded ? last.rounds + 1 : last.rounds });

  useEffect(() => {
    if (isAdded) onAdded?.();
  }, [isAdded, onAdded]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The second click of a double click must not add twice.
    if (!isBusy) postForm(event);
  }

  return (
    <Disclosure title={t('variants.batch')}>
      <form method="post" action={paths.cart()} onSubmit={submit} className={styles.form}>
        <input type="hidden" name="intent" value="addBatch" />
        {isSoldByMetre(multiplier) && <input type="hidden" name="multiplier" value={multiplier} />}
        <ul key={last.rounds} className={styles.rows}>
          {variants.map((variant) => (
            <li key={variant.variantId} className={styles.row}>
              <div>
                <strong>{variant.name}</strong>
                <ProductAvailability availability={variant.availability} delivery={null} unit={variant.unit} />
              </div>
              <DetailPrice product={variant} size="small" />
              <QuantityInput
                name={batchField(variant.variantId)}
                value={0}
                label={t('variants.quantity', { name: variant.name })}
                unit={variant.unit}
                min={0}
                decimals={isSoldByMetre(multiplier) ? themeSettings.quantity.decimals : 0}
                size="small"
              />
            </li>
          ))}
        </ul>
        {refusal !== null && (
          <div role="alert">
            <FieldMessage id={messageId}>{cartProblemMessage(refusal.reason, t)}</FieldMessage>
          </div>
        )}
        <Button
          type="submit"
          variant="secondary"
          icon="cart"
          isBusy={isBusy}
          aria-describedby={refusal === null ? undefined : messageId}
        >
          {t('variants.addAll')}
        </Button>
      </form>
    </Disclosure>
  );
}
