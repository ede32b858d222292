import { articleTagLoader } from '@vyloha/blog/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { ArticleListPage as default } from '../pages/blog-pages';

export const loader = withMessages(['blog', 'catalog'], articleTagLoader);
