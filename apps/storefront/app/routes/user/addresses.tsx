import { addressesAction, addressesLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { AddressesPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/errors/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';

export const loader = requireFeature('addressList', addressesLoader);
export const action = requireFeature('addressList', addressesAction);
