import { menuPageLoader } from '@vyloha/shell/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { MenuPage as default } from '@vyloha/shell/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['shell.menu'], menuPageLoader);
