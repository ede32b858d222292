import type { Route } from '../server/routes/route';
import { addressAutocompleteRoute } from './address-autocomplete-route';
import { branchByRemoteIdRoute, branchesRoute } from './branch-routes';
import { countriesRoute } from './countries';
import { currenciesRoute } from './currencies';
import { deliveryTimesRoute } from './delivery-times-route';
import { globalsRoute } from './globals-route';
import { shippersRoute } from './shippers-route';

export const shopRoutes: readonly Route[] = [
  globalsRoute,
  currenciesRoute,
  countriesRoute,
  addressAutocompleteRoute,
  shippersRoute,
  branchesRoute,
  branchByRemoteIdRoute,
  deliveryTimesRoute,
];
