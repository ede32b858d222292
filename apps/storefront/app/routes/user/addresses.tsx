import { addressesAction, addressesLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { AddressesPage as default } from '@vyloha/account/ui';

export const loader = requireFeature('addressList', addressesLoader);
export const action = requireFeature('addressList', addressesAction);
