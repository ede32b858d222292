import type { HeadersFunction } from '@remix-run/node';

export { maintenancePageLoader as loader } from '@vyloha/shell/server';
export { MaintenancePage as default } from '@vyloha/shell/ui';

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { i18n: ['shell.error'] };
