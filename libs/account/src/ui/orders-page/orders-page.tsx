import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState, Link, Pagination } from '@vyloha/ui';
import type { ordersLoader } from '../../handlers/orders/orders-loader.server';
import { isSearching } from '../../model/order-search';
import { OrderTable } from '../order-table/order-table';
import { UserPage } from '../user-page/user-page';
import { OrderSearchForm } from './order-search-form';

/** All orders of the customer, searched by number, state and year. */
export function OrdersPage() {
  const { orders, search, years, total, page, totalPages } = useLoaderData<typeof ordersLoader>();
  const { pathname, search: query } = useLocation();
  const { t } = useTranslation('account');
  const title = t('menu.orders');
  const hasSearched = isSearching(search);
  return (
    <UserPage title={title}>
      {(hasSearched || orders.length > 0) && <OrderSearchForm search={search} years={years} />}
      {hasSearched && (
        <p role="status">
          {t('orders.search.found', { count: total })} <Link to={paths.orders()}>{t('orders.search.showAll')}</Link>
        </p>
      )}
      {orders.length > 0 && <OrderTable orders={orders} label={title} />}
      {orders.length === 0 && !hasSearched && (
        <EmptyState
          icon="package"
          title={t('orders.empty')}
          actions={<ButtonLink to={paths.home()}>{t('empty.toShop')}</ButtonLink>}
        >
          <p>{t('orders.emptyText')}</p>
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${query}`} />
    </UserPage>
  );
}
