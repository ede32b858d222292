import { changeCompareList, comparePageLoader } from '@vyloha/catalog/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export { ComparePage as default } from '@vyloha/catalog/ui';

export const handle = { i18n: ['catalog'] };
export const loader = requireFeature('compare', comparePageLoader);
export const action = requireFeature('compare', changeCompareList);
