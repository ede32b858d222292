import { useLoaderData } from '@remix-run/react';
import { useFormatCredits } from '@vyloha/cart/ui';
import { formatDateTime, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { SummaryList } from '@vyloha/ui';
import type { orderLoader } from '../../handlers/orders/order-loader.server';
import { ProductTable } from '../product-table/product-table';
import { OrderStatus } from '../order-status/order-status';
import { OrderParties, OrderParty } from '../order-parties/order-parties';
import type { OrderView } from '../order-table/order-table';
import { UserPage } from '../user-page/user-page';
import styles from './order-page.module.css';

/** One order: state, products, totals, addresses. */
export function OrderPage() {
  const { order, isBillingAddressVisible } = useLoaderData<typeof orderLoader>();
  const { t } = useTranslation('account');
  return (
    <UserPage
      title={t('order.title', { code: order.code })}
      parentPages={[{ title: t('menu.orders'), to: paths.orders() }]}
    >
      <p className={styles.state}>
        <OrderStatus status={order.status} />
        <span>{t('order.placed', { date: formatDateTime(order.createdAt) })}</span>
      </p>
      <section className={styles.products}>
        <h2>{t('order.products')}</h2>
        <ProductTable lines={order.lines} currency={order.currency} />
        <OrderTotals order={order} />
      </section>
      <OrderParties>
        <OrderParty
          title={t(order.shipper.isPickUp ? 'order.pickUp' : 'order.shippingAddress')}
          address={{ ...order.shippingAddress, name: order.branch?.name ?? order.shippingAddress.name }}
        />
        {isBillingAddressVisible && <OrderParty title={t('order.billingAddress')} address={order.billingAddress} />}
      </OrderParties>
      {order.comment !== null && (
        <section>
          <h2>{t('order.comment')}</h2>
          <p>{order.comment}</p>
        </section>
      )}
    </UserPage>
  );
}

function OrderTotals({ order }: { order: OrderView }) {
  const { t } = useTranslation('account');
  const { t: tCart } = useTranslation('cart');
  const formatCredits = useFormatCredits();
  const formatPrice = (minor: number) => formatMoney(minor, order.currency);
  return (
    <SummaryList
      rows={[
        { id: 'products', label: t('order.products'), value: formatPrice(order.productsMinor) },
        ...(order.credits > 0
          ? [{ id: 'credits', label: tCart('credits.title'), value: formatCredits(order.credits) }]
          : []),
        { id: 'shipping', label: order.shipper.name, value: formatPrice(order.shippingMinor) },
        { id: 'payment', label: order.payment.name, value: formatPrice(order.paymentMinor) },
        { id: 'withoutTax', label: t('order.withoutTax'), value: formatPrice(order.totalWithoutTaxMinor) },
        { id: 'total', label: t('order.total'), value: formatPrice(order.totalMinor), isTotal: true },
      ]}
    />
  );
}
