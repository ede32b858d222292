import { useLoaderData } from '@remix-run/react';
import { DashboardPage as Page } from '@vyloha/account/ui';
import { LatestOrders } from '@vyloha/orders/ui';
import type { dashboardPageLoader } from './dashboard-page-loader.server';

/** The first page of the user area, with the customer's latest orders. */
export function DashboardPage() {
  const { orders, hasMoreOrders } = useLoaderData<typeof dashboardPageLoader>();
  return <Page orders={<LatestOrders orders={orders} hasMoreOrders={hasMoreOrders} />} />;
}
