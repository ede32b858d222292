import { Link } from '@remix-run/react';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Picture } from '@vyloha/ui';
import { useState } from 'react';
import type { CartLine } from '../../model/cart';
import type { CartRefusal } from '../../model/cart-action-result';
import { pricePerUnit } from '../../model/price-per-unit';
import { formatQuantity, isSoldByMetre, toQuantity } from '../../model/quantity';
import { LineAvailability } from '../line-availability/line-availability';
import { QuantityForm } from '../quantity-form/quantity-form';
import { RemoveLine } from '../remove-line/remove-line';
import { useCredits } from '../use-credits';
import { useLinePrice } from '../use-line-price';
import { useMoney } from '../use-money';
import styles from './cart-line-row.module.css';

interface CartLineRowProps {
  line: CartLine;
  refusal: CartRefusal | null;
}

/** One line of the cart: what it is, whether there is enough of it, how much, and what it costs. */
export function CartLineRow({ line, refusal }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const [isAsking, setIsAsking] = useState(false);
  // A new key gives the field back the amount of the cart.
  const [cancels, setCancels] = useState(0);
  const linePrice = useLinePrice();
  const product = paths.product(line.slug, {
    variantId: line.variantName === null ? null : line.variantId,
    forCredits: line.credits !== null,
  });

  function keep() {
    setIsAsking(false);
    setCancels(cancels + 1);
  }

  return (
    <li className={styles.row}>
      <Link to={product} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture fileKey={line.picture?.fileKey} alt="" width={96} height={96} />
      </Link>
      <div className={styles.about}>
        <Link to={product} className={styles.name}>
          {keepPrepositions(line.name)}
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
        <LineAvailability line={line} />
      </div>
      <div className={styles.quantity}>
        <QuantityForm key={cancels} line={line} refusal={refusal} onRemovalWanted={() => setIsAsking(true)} />
      </div>
      <div className={styles.price}>
        <p className={styles.total}>{linePrice(line)}</p>
        {(line.amount > 1 || isSoldByMetre(line.multiplier)) && <UnitPrice line={line} />}
      </div>
      <div className={styles.remove}>
        <RemoveLine line={line} isAsking={isAsking} onAsk={() => setIsAsking(true)} onCancel={keep} />
      </div>
    </li>
  );
}

function UnitPrice({ line }: Pick<CartLineRowProps, 'line'>) {
  const { t } = useTranslation('cart');
  const money = useMoney();
  const inCredits = useCredits();
  const price = line.credits === null ? money(pricePerUnit(line)) : inCredits(line.credits.unit);
  return <p className={styles.unitPrice}>{t('line.unitPrice', { price, unit: line.unit })}</p>;
}
