import { claimLookupPageAction, claimLookupPageLoader } from '@vyloha/returns/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export { ClaimLookupPage as default } from '@vyloha/returns/ui';

export const handle = { i18n: ['returns.orderClaims', 'returns.lookup', 'forms'] };
export const loader = requireFeature('warrantyClaims', claimLookupPageLoader);
export const action = requireFeature('warrantyClaims', claimLookupPageAction);
