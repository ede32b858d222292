export { dashboardAction as action } from '@vyloha/account/server';
export { DashboardPage as default } from '../../pages/dashboard-page';
export { dashboardPageLoader as loader } from '../../pages/dashboard-page-loader.server';

export const handle = { i18n: ['orders.list', 'orders.order', 'orders.prices'] };
