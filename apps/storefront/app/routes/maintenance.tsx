import type { HeadersFunction } from '@remix-run/node';
import { maintenancePageLoader } from '@vyloha/shell/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { MaintenancePage as default } from '@vyloha/shell/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const loader = withMessages(['shell.error'], maintenancePageLoader);
