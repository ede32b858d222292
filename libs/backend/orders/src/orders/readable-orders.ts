import { and, eq, or, type SQL } from 'drizzle-orm';
import { findMembership, isAllowed, requireMember } from '@vyloha/backend-accounts';
import type { CustomerContext, Queryable } from '@vyloha/backend-kernel';
import { shopOrder } from './tables';

type Reader = { db: Queryable } & Pick<CustomerContext, 'customerId'>;

/** The condition of orders that the caller placed. */
export const isOwnedBy = ({ customerId }: Pick<Reader, 'customerId'>): SQL => eq(shopOrder.customerId, customerId);

/**
 * The condition of orders that are listed: own ones or those of the company; of the latter, buyers see their own.
 * @throws HttpError 404 when those of a company are asked for without one
 */
export async function isListedFor(reader: Reader, list: { isOfCompany: boolean }): Promise<SQL | undefined> {
  if (!list.isOfCompany) return isOwnedBy(reader);
  const { company, member } = await requireMember(reader, 'readCompanyOrders');
  const ofCompany = eq(shopOrder.companyId, company.id);
  return isAllowed(member.role, 'readColleaguesOrders') ? ofCompany : and(ofCompany, isOwnedBy(reader));
}

/** The condition of orders that the caller may open: own ones and those that colleagues placed for the company. */
export async function isReadableBy(reader: Reader): Promise<SQL | undefined> {
  const membership = await findMembership(reader.db, reader.customerId);
  if (membership === null || !isAllowed(membership.member.role, 'readColleaguesOrders')) return isOwnedBy(reader);
  return or(isOwnedBy(reader), eq(shopOrder.companyId, membership.company.id));
}
