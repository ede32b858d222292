import { Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './goods-rows.module.css';

interface GoodsRow {
  id: string;
  /** `null` for goods without a picture. */
  fileKey: string | null;
  name: ReactNode;
  /** How much of it; `null` for a discount, which has neither amount nor picture. */
  amount: string | null;
  price: string;
  /** What can be done with it. */
  actions?: ReactNode;
}

const pictureSize = { width: 64, height: 64 };

/** Goods of an order or a list under each other: picture, name, amount, price. */
export function GoodsRows({ rows }: { rows: readonly GoodsRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, fileKey, name, amount, price, actions }) => (
        <li key={id} className={styles.row}>
          {amount !== null && <Picture fileKey={fileKey} alt="" {...pictureSize} />}
          <span className={styles.words}>
            <span>{name}</span>
            {amount !== null && <span className={styles.amount}>{amount}</span>}
          </span>
          <span className={styles.price}>{price}</span>
          {actions !== undefined && <span className={styles.actions}>{actions}</span>}
        </li>
      ))}
    </ul>
  );
}
