import { CardRow, CardTable, NumberCell } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { Link } from '@vyloha/ui';
import type { OrderView } from '../../model/order';
import { openMoneyOf } from '../../model/open-money';
import { OrderStatus } from '../order-status/order-status';
import styles from './order-table.module.css';

interface OrderTableProps {
  orders: readonly OrderView[];
  label: string;
  /** Whether it says who placed each for the company. */
  hasBuyers?: boolean;
}

/** What is still open about its money, or went back. */
function MoneyNote({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  const open = openMoneyOf(order);
  if (open === null) return null;
  const amount = formatMoney(open.amountMinor, order.currency);
  return <span className={styles.note}>{t(`list.money.${open.kind}`, { amount })}</span>;
}

/** Orders as a table that becomes cards on narrow screens. */
export function OrderTable({ orders, label, hasBuyers = false }: OrderTableProps) {
  const { t } = useTranslation('orders');
  return (
    <CardTable
      label={label}
      columns={[
        { title: t('order.code') },
        { title: t('order.date') },
        ...(hasBuyers ? [{ title: t('order.orderedBy') }] : []),
        { title: t('order.state') },
        { title: t('prices.total'), isNumber: true },
      ]}
    >
      {orders.map((order) => (
        <CardRow key={order.id}>
          <th scope="row">
            <Link to={paths.order(order.code)}>{order.code}</Link>
          </th>
          <td>{formatDate(order.createdAt)}</td>
          {hasBuyers && <td>{order.orderedBy?.name}</td>}
          <td>
            <OrderStatus status={order.status} />
          </td>
          <NumberCell>
            {formatMoney(order.prices.totalMinor, order.currency)}
            <MoneyNote order={order} />
          </NumberCell>
        </CardRow>
      ))}
    </CardTable>
  );
}
