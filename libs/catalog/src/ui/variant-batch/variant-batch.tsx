import { Form } from '@remix-run/react';
import { batchField, isSoldByMetre } from '@vyloha/cart';
import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Disclosure, QuantityInput } from '@vyloha/ui';
import type { NamedOffer } from '../../model/variant-offer';
import { DetailPrice } from '../detail-price/detail-price';
import { ProductAvailability } from '../product-availability/product-availability';
import styles from './variant-batch.module.css';

/** A quantity for each variant, all put into the cart at once; it ends in the cart, where the quantities can be seen. */
export function VariantBatch({ variants }: { variants: readonly NamedOffer[] }) {
  const { t } = useTranslation('catalog');
  const { themeSettings } = usePublicConfig();
  const multiplier = variants[0]?.multiplier ?? 1;
  return (
    <Disclosure title={t('variants.batch')}>
      <Form method="post" action={paths.cart()} className={styles.form}>
        <input type="hidden" name="intent" value="addBatch" />
        {isSoldByMetre(multiplier) && <input type="hidden" name="multiplier" value={multiplier} />}
        <ul className={styles.rows}>
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
        <Button type="submit" variant="secondary" icon="cart">
          {t('variants.addAll')}
        </Button>
      </Form>
    </Disclosure>
  );
}
