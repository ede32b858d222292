import { returnsLoader } from '@vyloha/returns/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { ReturnsPage as default } from '@vyloha/returns/ui';

export const handle = { i18n: ['returns.returns', 'returns.withdrawal'] };
export const loader = requireFeature('exchangeReturns', returnsLoader);
