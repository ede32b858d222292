import { newClaimAction, newClaimLoader } from '@vyloha/returns/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { NewClaimPage as default } from '@vyloha/returns/ui';

export const handle = { i18n: ['returns.claims'] };
export const loader = requireFeature('warrantyClaims', newClaimLoader);
export const action = requireFeature('warrantyClaims', newClaimAction);
