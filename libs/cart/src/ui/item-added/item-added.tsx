import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, Dialog, Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { AddedItem } from '../../model/cart-action-result';
import { formatQuantity, toQuantity } from '../../model/quantity';
import { useMoney } from '../use-money';
import styles from './item-added.module.css';

interface ItemAddedProps {
  added: AddedItem;
  onClose: () => void;
  /** Cross-sell of another room. */
  crossSell?: ReactNode;
}

/** Confirms what was put into the cart and offers the ways on. */
export function ItemAdded({ added: { line, changedAmount }, onClose, crossSell }: ItemAddedProps) {
  const { t } = useTranslation('cart');
  const money = useMoney();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('added.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('added.continue')}
          </Button>
          <ButtonLink to={paths.cart()} iconAfter="arrow-right">
            {t('added.toCart')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.item}>
        <Picture fileKey={line.picture?.fileKey} alt="" width={96} height={96} />
        <div>
          <p className={styles.name}>{line.name}</p>
          {line.variantName !== null && <p>{line.variantName}</p>}
          <p className={styles.quantity}>
            {formatQuantity(toQuantity(changedAmount, line.multiplier))} {line.unit}
          </p>
        </div>
        <p className={styles.price}>{money(addedPrice(line, changedAmount))}</p>
      </div>
      {crossSell}
    </Dialog>
  );
}

/** Price of what was added this time. */
function addedPrice(line: AddedItem['line'], changedAmount: number) {
  return {
    withTaxMinor: line.unitPrice.withTaxMinor * changedAmount,
    withoutTaxMinor: line.unitPrice.withoutTaxMinor * changedAmount,
  };
}
