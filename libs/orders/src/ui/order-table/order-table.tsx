import { CardRow, CardTable, NumberCell } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { Link } from '@vyloha/ui';
import type { OrderView } from '../../model/order';
import { OrderStatus } from '../order-status/order-status';

interface OrderTableProps {
  orders: readonly OrderView[];
  label: string;
  /** Whether it says who placed each for the company. */
  hasBuyers?: boolean;
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
          <NumberCell>{formatMoney(order.prices.totalMinor, order.currency)}</NumberCell>
        </CardRow>
      ))}
    </CardTable>
  );
}
