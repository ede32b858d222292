import { changeCompareList, comparePageLoader } from '@vyloha/catalog/server';
import { requireFeature } from '../compose/require-feature.server';
import { withMessages } from '../compose/with-messages.server';

export { ComparePage as default } from '@vyloha/catalog/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const action = requireFeature('compare', changeCompareList);
export const loader = withMessages(['catalog'], requireFeature('compare', comparePageLoader));
