import { changeCompareList, comparePageLoader } from '@vyloha/catalog/server';
import { requireFeature } from '../compose/loaders/require-feature.server';
import { withMessages } from '../compose/texts/with-messages.server';

export { ComparePage as default } from '@vyloha/catalog/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const action = requireFeature('compare', changeCompareList);
export const loader = withMessages(['catalog'], requireFeature('compare', comparePageLoader));
