import { Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './product-rows.module.css';

interface ProductRow {
  id: string;
  /** `null` for a product without a picture. */
  fileKey: string | null;
  name: ReactNode;
  /** Quantity; `null` for a discount, which has neither amount nor picture. */
  amount: ReactNode;
  price: ReactNode;
  /** Actions of the row. */
  actions?: ReactNode;
}

const pictureSize = { width: 64, height: 64 };

/** Products of an order or a list as rows: picture, name, amount, price. */
export function ProductRows({ rows }: { rows: readonly ProductRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, fileKey, name, amount, price, actions }) => (
        <li key={id} className={styles.row}>
          {amount !== null && <Picture fileKey={fileKey} alt="" {...pictureSize} />}
          <span className={styles.text}>
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
