import { addressesAction, addressesLoader } from '@vyloha/account/server';
import { whenShown } from '../../compose/when-valid.server';

export { AddressesPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/error-boundary';
export { pageMeta as meta } from '../../compose/late-tags';

export const loader = whenShown('addressList', addressesLoader);
export const action = whenShown('addressList', addressesAction);
