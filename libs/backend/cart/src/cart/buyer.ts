import type { Queryable, RequestContext } from '@vyloha/backend-kernel';

/**
 * Whoever something is bought for: the caller of a request, or a customer for whom a schedule or an approver acts.
 * Requests have all of it.
 */
export type Buyer = { db: Queryable } & Pick<
  RequestContext,
  'customerId' | 'priceList' | 'groups' | 'currency' | 'locale' | 'domain' | 'settings' | 'now' | 'services'
>;
