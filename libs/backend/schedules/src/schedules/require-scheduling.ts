import { eq } from 'drizzle-orm';
import { findMembership } from '@vyloha/backend-accounts';
import { type CustomerContext, HttpError, type Queryable, notFound } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';

type Caller = { db: Queryable } & Pick<CustomerContext, 'customerId' | 'settings'>;

/**
 * Whoever may not have orders repeated can still look at what they have, pause and end it.
 * @throws HttpError 404 where nobody may, 403 for a consumer where businesses alone may
 */
export async function requireScheduling({ db, customerId, settings: { orderSchedulesFor } }: Caller): Promise<void> {
  if (orderSchedulesFor === 'everybody') return;
  if (orderSchedulesFor === 'nobody') throw notFound();
  if ((await findMembership(db, customerId)) !== null) return;
  const isOwn = eq(customer.id, customerId);
  const [own] = await db.select({ business: customer.business }).from(customer).where(isOwn);
  if (own === undefined || own.business === null)
    throw new HttpError(403, [{ key: 'businessOnly', code: 'business_only' }]);
}
