import { claimLoader } from '@vyloha/returns/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export { ClaimPage as default } from '@vyloha/returns/ui';

export const handle = { i18n: ['returns.claims'] };
export const loader = requireFeature('warrantyClaims', claimLoader);
