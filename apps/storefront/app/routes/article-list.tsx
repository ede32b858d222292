import { withMessages } from '../compose/texts/with-messages.server';
import { articleOrBranchListLoader } from '../pages/article-or-branch-list-loader.server';

export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { ArticleOrBranchList as default } from '../pages/article-or-branch-list';

export const loader = withMessages(['blog', 'branches', 'catalog'], articleOrBranchListLoader);
