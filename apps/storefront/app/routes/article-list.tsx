import { orMoved } from '../compose/moved-path.server';
import { withMessages } from '../compose/with-messages.server';
import { branchListLoader } from '../pages/branch-list-loader.server';

export { BranchList as default } from '@vyloha/branches/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/page-meta';

export const loader = withMessages(['branches'], orMoved(branchListLoader));
