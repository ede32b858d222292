import { claimOrderPageAction, claimOrderPageLoader } from '@vyloha/returns/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export { ClaimOrderPage as default } from '@vyloha/returns/ui';

export const handle = { i18n: ['returns.orderClaims', 'returns.claims', 'forms'] };
export const loader = requireFeature('warrantyClaims', claimOrderPageLoader);
export const action = requireFeature('warrantyClaims', claimOrderPageAction);
