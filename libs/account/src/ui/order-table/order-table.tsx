import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import { Link } from '@vyloha/ui';
import type { Order } from '../../model/order';
import { OrderStatus } from '../order-status/order-status';
import styles from './order-table.module.css';

export interface OrderView extends Order {
  currency: Currency;
}

/** Orders as a table that becomes cards on narrow screens. */
export function OrderTable({ orders, label }: { orders: readonly OrderView[]; label: string }) {
  const { t } = useTranslation('account');
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('order.code')}</th>
          <th scope="col">{t('order.date')}</th>
          <th scope="col">{t('order.state')}</th>
          <th scope="col" className={styles.number}>
            {t('order.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} className={styles.row}>
            <th scope="row" className={styles.code}>
              <Link to={paths.order(order.code)}>{order.code}</Link>
            </th>
            <td>{formatDate(order.createdAt)}</td>
            <td>
              <OrderStatus status={order.status} />
            </td>
            <td className={styles.number}>{formatMoney(order.prices.totalMinor, order.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
