import { claimsLoader } from '@vyloha/returns/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { ClaimsPage as default } from '@vyloha/returns/ui';

export const handle = { i18n: ['returns.claims'] };
export const loader = requireFeature('warrantyClaims', claimsLoader);
