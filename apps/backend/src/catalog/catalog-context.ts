import type { RequestContext } from '../server/request-context';

/** What the look of goods depends on: the asker's language, currency, prices and, where permissions count, groups. */
export type CatalogContext = Pick<RequestContext, 'db' | 'locale' | 'currency' | 'priceList' | 'groups' | 'now'>;
