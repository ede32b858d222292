import { sql } from 'drizzle-orm';
import {
  branch,
  country,
  currency,
  currentTax,
  holiday,
  payment,
  pickUpPoint,
  setting,
  shipper,
  shipperPrice,
  shopVersion,
  taxRate,
  warehouse,
  yearlyCounter,
} from './tables';
import { defineModule } from '@vyloha/backend-kernel';
import { shopRoutes } from './shop-routes';

/** Settings, currencies, countries, carriers, payments, branches and holidays of the shop. */
export const shopModule = defineModule({
  name: 'shop',
  tables: {
    branch,
    country,
    currency,
    currentTax,
    holiday,
    payment,
    pickUpPoint,
    setting,
    shipper,
    shipperPrice,
    shopVersion,
    taxRate,
    warehouse,
    yearlyCounter,
  },
  routes: shopRoutes,
  // A shop without a single currency has never been imported.
  notReady: { reason: 'shopIsEmpty', when: sql`not exists (select from ${currency})` },
  personalData: { tables: { branch: { reason: 'of the shop, not of a customer' } } },
});
