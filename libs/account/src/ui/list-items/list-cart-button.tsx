import { disabledReason, multiplierFrom, toQuantity } from '@vyloha/cart';
import { AddToCartForm, UnavailableAddButton } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import type { ListItem } from '../../model/shopping-list';
import styles from './list-items.module.css';

/** Adds an item to the cart in its amount, or says why it cannot be bought. */
export function ListCartButton({ item }: { item: ListItem }) {
  const { t } = useTranslation('account');
  const { variantId, name } = item;
  if (variantId === null) return null;
  const reason = disabledReason(item);
  const multiplier = multiplierFrom(item.metres);
  return (
    <div className={styles.add}>
      {reason === null ? (
        <AddToCartForm
          variantId={variantId}
          name={name}
          fixedQuantity={{ quantity: toQuantity(item.amount, multiplier), multiplier }}
        />
      ) : (
        <>
          <UnavailableAddButton reason={reason} name={name} />
          {reason === 'notAvailable' && (
            // Its button says so to those who cannot see it.
            <p className={styles.reason} aria-hidden>
              {t('list.notAvailable')}
            </p>
          )}
        </>
      )}
    </div>
  );
}
