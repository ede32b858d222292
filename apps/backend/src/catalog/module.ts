import {
  brand,
  category,
  listingEntry,
  listingFacts,
  listingPrice,
  listingScope,
  listingVariant,
  parameter,
  parameterValue,
  price,
  priceHistory,
  product,
  productParameter,
  stock,
  tag,
  variant,
  virtualCategory,
} from './tables';
import { listingJobs } from './listing/listing-jobs';
import { defineModule } from '../server/modules/module';
import { catalogRoutes } from './catalog-routes';

/** Products, categories, prices, stock and listings. */
export const catalogModule = defineModule({
  name: 'catalog',
  tables: {
    brand,
    category,
    listingEntry,
    listingFacts,
    listingPrice,
    listingScope,
    listingVariant,
    parameter,
    parameterValue,
    price,
    priceHistory,
    product,
    productParameter,
    stock,
    tag,
    variant,
    virtualCategory,
  },
  routes: catalogRoutes,
  jobs: listingJobs,
});
