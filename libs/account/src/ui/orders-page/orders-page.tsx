import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState, Pagination } from '@vyloha/ui';
import type { ordersLoader } from '../../handlers/orders/orders-loader.server';
import { OrderTable } from '../order-table/order-table';
import { UserPage } from '../user-page/user-page';

/** All orders of the customer. */
export function OrdersPage() {
  const { orders, page, totalPages } = useLoaderData<typeof ordersLoader>();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('account');
  const title = t('menu.orders');
  return (
    <UserPage title={title}>
      {orders.length === 0 ? (
        <EmptyState
          icon="package"
          title={t('orders.empty')}
          actions={<ButtonLink to={paths.home()}>{t('empty.toShop')}</ButtonLink>}
        >
          <p>{t('orders.emptyText')}</p>
        </EmptyState>
      ) : (
        <OrderTable orders={orders} label={title} />
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </UserPage>
  );
}
