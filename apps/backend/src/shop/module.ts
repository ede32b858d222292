import {
  branch,
  country,
  currency,
  holiday,
  payment,
  pickUpPoint,
  setting,
  shipper,
  shipperPrice,
  shopVersion,
  warehouse,
  yearlyCounter,
} from './tables';
import { defineModule } from '../server/modules/module';
import { shopRoutes } from './shop-routes';

/** Settings, currencies, countries, carriers, payments, branches and holidays of the shop. */
export const shopModule = defineModule({
  name: 'shop',
  tables: {
    branch,
    country,
    currency,
    holiday,
    payment,
    pickUpPoint,
    setting,
    shipper,
    shipperPrice,
    shopVersion,
    warehouse,
    yearlyCounter,
  },
  routes: shopRoutes,
  personalData: { tables: { branch: { reason: 'of the shop, not of a customer' } } },
});
