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
          <div className={styles.text}>
            <div>{name}</div>
            {amount !== null && <div className={styles.amount}>{amount}</div>}
          </div>
          <div className={styles.price}>{price}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </li>
      ))}
    </ul>
  );
}
