import type { RequestContext, Settings } from '@vyloha/backend-kernel';

/**
 * What product data depends on: the caller's language, currency, price list and, with checkPermissions, groups; for
 * articles beside them also the site.
 */
export type CatalogContext = Pick<
  RequestContext,
  'db' | 'locale' | 'currency' | 'priceList' | 'groups' | 'domain' | 'now'
>;

/** The same for listings: what is in memory follows the primary, which is never behind. */
export interface ListingContext extends CatalogContext, Pick<RequestContext, 'primary'> {
  settings: { operation: Pick<Settings['operation'], 'productsInMemory'> };
}

/** The same for whole products: the law of the country decides what is said about them. */
export interface ProductContext extends CatalogContext {
  settings: Pick<Settings, 'legalDutiesOff'>;
}
