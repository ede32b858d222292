import { addressesAction, addressesLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/require-feature.server';

export { AddressesPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';

export const loader = requireFeature('addressList', addressesLoader);
export const action = requireFeature('addressList', addressesAction);
