import { branchPageLoader } from '@vyloha/branches/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { BranchPage as default } from '@vyloha/branches/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['branches'], branchPageLoader);
