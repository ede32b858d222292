import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Icon, Picture } from '@vyloha/ui';
import type { Gift } from '../../model/product/product';
import styles from './gift-list.module.css';

/** Gifts that come with the product. */
export function GiftList({ gifts }: { gifts: readonly Gift[] }) {
  const { t } = useTranslation('catalog');
  const { currency } = useShopper();
  if (gifts.length === 0) return null;
  return (
    <div className={styles.frame}>
      <p className={styles.title}>
        <Icon name="gift" /> {t('product.gifts')}
      </p>
      <ul className={styles.list}>
        {gifts.map(({ id, name, picture, valueMinor }) => (
          <li key={id} className={styles.gift}>
            <Picture fileKey={picture?.fileKey} alt="" width={48} height={48} />
            <span>
              {name}
              {valueMinor !== null && ` ${t('product.giftValue', { price: formatMoney(valueMinor, currency) })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
