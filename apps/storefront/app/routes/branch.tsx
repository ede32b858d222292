import { branchPageLoader } from '@vyloha/branches/server';
import { withMessages } from '../compose/with-messages.server';

export { BranchPage as default } from '@vyloha/branches/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['branches'], branchPageLoader);
