import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link, Picture, VisuallyHidden } from '@vyloha/ui';
import { useState } from 'react';
import type { CartLine } from '../../model/cart';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { pricePerUnit } from '../../model/lines/price-per-unit';
import { formatQuantity, isSoldByMetre, toQuantity } from '../../model/lines/quantity';
import { LineAvailability } from '../line-availability/line-availability';
import { QuantityForm } from '../quantity-form/quantity-form';
import { RemoveLine } from '../remove-line/remove-line';
import { useFormatCredits } from '../use-format-credits';
import { useFormatLinePrice } from '../use-format-line-price';
import { useFormatPrice } from '../use-format-price';
import styles from './cart-line-row.module.css';

interface CartLineRowProps {
  line: CartLine;
  refusal: CartRefusal | null;
  /** Whether it can be put into a shopping list. */
  hasLists: boolean;
}

/** One line of the cart: name, availability, quantity and price. */
export function CartLineRow({ line, refusal, hasLists }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const [isConfirmingRemoval, setIsConfirmingRemoval] = useState(false);
  // A new key resets the field to the cart's amount.
  const [cancelCount, setCancelCount] = useState(0);
  const formatLinePrice = useFormatLinePrice();
  const productPath = paths.product(line.slug, {
    variantId: line.variantName === null ? null : line.variantId,
    forCredits: line.credits !== null,
  });

  function cancelRemoval() {
    setIsConfirmingRemoval(false);
    setCancelCount(cancelCount + 1);
  }

  return (
    <li className={styles.row}>
      <Link to={productPath} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture fileKey={line.picture?.fileKey} alt="" width={96} height={96} />
      </Link>
      <div className={styles.about}>
        <Link to={productPath} className={styles.name}>
          {line.name}
        </Link>
        {line.variantName !== null && <p>{line.variantName}</p>}
        <p className={styles.code}>{t('line.code', { code: line.code })}</p>
        {line.freeAmount > 0 && (
          <p>
            {t('line.free', {
              quantity: formatQuantity(toQuantity(line.freeAmount, line.multiplier)),
              unit: line.unit,
            })}
          </p>
        )}
        {line.quote && <p className={line.quote.applies ? styles.code : styles.problem}>{line.quote.notice}</p>}
        <LineAvailability line={line} />
        {hasLists && <ListLink line={line} />}
      </div>
      <div className={styles.quantity}>
        <QuantityForm
          key={cancelCount}
          line={line}
          refusal={refusal}
          onRemoveRequest={() => setIsConfirmingRemoval(true)}
        />
      </div>
      <div className={styles.price}>
        <p className={styles.total}>{formatLinePrice(line)}</p>
        {(line.amount > 1 || isSoldByMetre(line.multiplier)) && <UnitPrice line={line} />}
      </div>
      <div className={styles.remove}>
        <RemoveLine
          line={line}
          isConfirming={isConfirmingRemoval}
          onRemoveRequest={() => setIsConfirmingRemoval(true)}
          onCancel={cancelRemoval}
        />
      </div>
    </li>
  );
}

function ListLink({ line }: Pick<CartLineRowProps, 'line'>) {
  const { t } = useTranslation('cart');
  const { productId, variantId, name, amount } = line;
  return (
    <Link to={paths.addToList({ productId, variantId, amount })} className={styles.list}>
      {t('line.addToList')}
      <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
    </Link>
  );
}

function UnitPrice({ line }: Pick<CartLineRowProps, 'line'>) {
  const { t } = useTranslation('cart');
  const formatPrice = useFormatPrice();
  const formatCredits = useFormatCredits();
  const price = line.credits === null ? formatPrice(pricePerUnit(line)) : formatCredits(line.credits.unit);
  return <p className={styles.unitPrice}>{t('line.unitPrice', { price, unit: line.unit })}</p>;
}
