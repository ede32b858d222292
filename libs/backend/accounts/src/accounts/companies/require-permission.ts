import { eq } from 'drizzle-orm';
import { HttpError, type Queryable, type RequestContext, notFound } from '@vyloha/backend-kernel';
import { company, companyMember } from '../tables';
import { type CompanyAction, type CompanyParty, isAllowed } from './company-permissions';

export interface Membership {
  company: typeof company.$inferSelect;
  member: typeof companyMember.$inferSelect;
}

type Caller = { db: Queryable } & Pick<RequestContext, 'customerId'>;

/** The company of a customer; null for one who buys for themselves. */
export async function findMembership(db: Queryable, customerId: string | null): Promise<Membership | null> {
  if (customerId === null) return null;
  const [found] = await db
    .select({ company, member: companyMember })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.customerId, customerId));
  return found ?? null;
}

function partyOf({ customerId }: Caller, membership: Membership | null): CompanyParty {
  if (membership !== null) return membership.member.role;
  return customerId === null ? 'guest' : 'customer';
}

/** @throws HttpError 403 unless the table allows it to the caller */
export async function requirePermission(caller: Caller, action: CompanyAction): Promise<Membership | null> {
  const membership = await findMembership(caller.db, caller.customerId);
  if (isAllowed(partyOf(caller, membership), action)) return membership;
  throw new HttpError(403, [{ key: 'forbidden', code: 'forbidden' }]);
}

/** For what only members may do. @throws HttpError 404 for a caller without a company, 403 unless the table allows it */
export async function requireMember(caller: Caller, action: CompanyAction): Promise<Membership> {
  const membership = await findMembership(caller.db, caller.customerId);
  if (membership === null) throw notFound();
  if (isAllowed(membership.member.role, action)) return membership;
  throw new HttpError(403, [{ key: 'forbidden', code: 'forbidden' }]);
}
