import { Link } from '@remix-run/react';
import { keepPrepositions } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Picture } from '@vyloha/ui';
import type { MiniCartLine as MiniCartLineModel } from '../../model/mini-cart';
import { formatQuantity, toQuantity } from '../../model/quantity';
import { useMoney } from '../use-money';
import styles from './mini-cart-line.module.css';

/** A line of the header's drop-down. */
export function MiniCartLine({ line }: { line: MiniCartLineModel }) {
  const money = useMoney();
  return (
    <li className={styles.line}>
      <Picture fileKey={line.picture?.fileKey} alt="" width={56} height={56} />
      <div>
        <Link to={paths.product(line.slug, { variantId: line.variantName && line.variantId })} className={styles.name}>
          {keepPrepositions(line.name)}
        </Link>
        {line.variantName !== null && <p className={styles.detail}>{line.variantName}</p>}
        <p className={styles.detail}>
          {formatQuantity(toQuantity(line.amount, line.multiplier))} {line.unit}
        </p>
      </div>
      <p className={styles.price}>{money(line.total)}</p>
    </li>
  );
}
