import type { Route } from '@vyloha/backend-kernel';
import { addressAutocompleteRoute } from './address-autocomplete-route';
import { branchByRemoteIdRoute, branchesRoute } from './branch-routes';
import { countriesRoute } from './countries';
import { currenciesRoute } from './currencies';
import { shippersRoute } from './shippers-route';

export const shopRoutes: readonly Route[] = [
  currenciesRoute,
  countriesRoute,
  addressAutocompleteRoute,
  shippersRoute,
  branchesRoute,
  branchByRemoteIdRoute,
];
