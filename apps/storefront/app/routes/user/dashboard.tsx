export { dashboardAction as action, dashboardLoader as loader } from '@vyloha/account/server';
export { DashboardPage as default } from '@vyloha/account/ui';
