import { useLoaderData, useLocation } from '@remix-run/react';
import { UserPage } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { ButtonLink, EmptyState, Link, Pagination } from '@vyloha/ui';
import type { ordersLoader } from '../../handlers/order-list/orders-loader.server';
import { isSearching } from '../../model/order-search';
import { OrderTable } from '../order-table/order-table';
import { OrderSearchForm } from './order-search-form';

/** All orders of the customer or of their company, searched by number, state and year. */
export function OrdersPage() {
  const { orders, search, companyView, years, total, page, totalPages } = useLoaderData<typeof ordersLoader>();
  const { pathname, search: query } = useLocation();
  const { t } = useTranslation('orders');
  const { t: tAccount } = useTranslation('account');
  const title = search.isOfCompany ? t('list.ofCompany') : tAccount('menu.orders');
  const hasSearched = isSearching(search);
  return (
    <UserPage title={title}>
      {(hasSearched || orders.length > 0 || companyView?.seesColleagues === true) && (
        <OrderSearchForm search={search} companyView={companyView} years={years} />
      )}
      {hasSearched && (
        <p role="status">
          {t('list.search.found', { count: total })}{' '}
          <Link to={search.isOfCompany ? accountPaths.companyOrders() : paths.orders()}>
            {t('list.search.showAll')}
          </Link>
        </p>
      )}
      {orders.length > 0 && <OrderTable orders={orders} label={title} hasBuyers={search.isOfCompany} />}
      {orders.length === 0 && !hasSearched && (
        <EmptyState
          icon="package"
          title={t(search.isOfCompany ? 'list.emptyOfCompany' : 'list.empty')}
          actions={<ButtonLink to={paths.home()}>{tAccount('empty.toShop')}</ButtonLink>}
        >
          <p>{t(search.isOfCompany ? 'list.emptyOfCompanyText' : 'list.emptyText')}</p>
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${query}`} />
    </UserPage>
  );
}
