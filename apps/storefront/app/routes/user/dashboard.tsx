export { dashboardAction as action, dashboardLoader as loader } from '@vyloha/account/server';
export { DashboardPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/errors/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';
