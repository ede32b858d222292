import { track } from '@vyloha/analytics';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { useShopper } from '@vyloha/session/ui';
import { Alert, Button, ButtonLink, Dialog, Picture } from '@vyloha/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AddedItem } from '../../model/changes/cart-action-result';
import { formatQuantity, toQuantity } from '../../model/lines/quantity';
import { toLineEvent } from '../../model/lines/to-line-event';
import { useFormatLinePrice } from '../use-format-line-price';
import styles from './item-added.module.css';

interface ItemAddedProps {
  added: AddedItem;
  onClose: () => void;
  /** Cross-sell from another library. */
  crossSell?: ReactNode;
}

/** Confirms what was added to the cart, with links to continue. */
export function ItemAdded({ added, onClose, crossSell }: ItemAddedProps) {
  const { line, changedAmount, requestedQuantity } = added;
  const { t } = useTranslation('cart');
  const formatLinePrice = useFormatLinePrice();
  const quantity = formatQuantity(toQuantity(changedAmount, line.multiplier));
  const { currency } = useShopper();
  const reported = useRef<AddedItem | null>(null);
  useEffect(() => {
    // The page's data are loaded again after the form: another object for the same currency.
    if (reported.current === added) return;
    reported.current = added;
    track(toLineEvent('add_to_cart', added.line, { quantity: added.changedAmount, currency: currency.code }));
  }, [added, currency]);
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
          <p className={styles.quantity}>{`${quantity}\u00A0${line.unit}`}</p>
        </div>
        <p className={styles.price}>{formatLinePrice(addedPrice(line, changedAmount))}</p>
      </div>
      {requestedQuantity !== null && (
        <Alert tone="info">
          {t('adjusted.added', { requested: formatQuantity(requestedQuantity), quantity, unit: line.unit })}
        </Alert>
      )}
      {crossSell}
    </Dialog>
  );
}

/** Price of the amount added this time. */
function addedPrice({ unitPrice, credits }: AddedItem['line'], changedAmount: number) {
  return {
    total: {
      withTaxMinor: unitPrice.withTaxMinor * changedAmount,
      withoutTaxMinor: unitPrice.withoutTaxMinor * changedAmount,
    },
    credits: credits && { ...credits, total: credits.unit * changedAmount },
  };
}
