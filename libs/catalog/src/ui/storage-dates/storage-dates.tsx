import { formatQuantity, toQuantity } from '@vyloha/cart';
import { formatDate, useTranslation } from '@vyloha/i18n';
import type { ProductDetail } from '../../model/product/product-detail';
import styles from './storage-dates.module.css';

/** Expiry dates by lot. */
export function StorageDates({ product: { storageDates, multiplier, unit } }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  if (storageDates.length === 0) return null;
  return (
    <div className={styles.frame}>
      <p>{t('product.storageDates')}:</p>
      <ul>
        {storageDates.map(({ id, date, amount }) => (
          <li key={id}>
            {t('product.storageDate', {
              date: formatDate(date),
              amount: formatQuantity(toQuantity(amount, multiplier)),
              unit,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
