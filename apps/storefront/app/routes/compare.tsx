import { changeCompareList, comparePageLoader } from '@vyloha/catalog/server';
import { whenShown } from '../compose/when-valid.server';
import { withMessages } from '../compose/with-messages.server';

export { ComparePage as default } from '@vyloha/catalog/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';

export const action = whenShown('compare', changeCompareList);
export const loader = withMessages(['catalog'], whenShown('compare', comparePageLoader));
