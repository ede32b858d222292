import { returnsLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { ReturnsPage as default } from '@vyloha/account/ui';

export const loader = requireFeature('exchangeReturns', returnsLoader);
