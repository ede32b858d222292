import type { RequestContext } from '../server/routes/request-context';

/** What product data depends on: the caller's language, currency, price list and, with checkPermissions, groups. */
export type CatalogContext = Pick<RequestContext, 'db' | 'locale' | 'currency' | 'priceList' | 'groups' | 'now'>;
