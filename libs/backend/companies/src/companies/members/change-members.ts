import { companyMember } from '@vyloha/backend-accounts/tables';
import { and, count, eq, ne } from 'drizzle-orm';
import { HttpError, type RequestContext, type Transaction, notFound } from '@vyloha/backend-kernel';
import { type Membership, lockCompany, requireMember } from '@vyloha/backend-accounts';

type Caller = Pick<RequestContext, 'db' | 'customerId'>;
type MemberRow = typeof companyMember.$inferSelect;

/**
 * Runs a change of the members of the caller's company while no other is running, so that two of them together cannot
 * leave it without an owner.
 * @throws HttpError 403 unless the caller manages the company, also when they ceased to while waiting
 */
export async function changeCompany<Result>(
  caller: Caller,
  change: (tx: Transaction, membership: Membership) => Promise<Result>,
): Promise<Result> {
  const { company: own } = await requireMember(caller, 'manageMembers');
  return caller.db.transaction(async (tx) => {
    await lockCompany(tx, own.id);
    return change(tx, await requireMember({ ...caller, db: tx }, 'manageMembers'));
  });
}

const isMember = (companyId: string, customerId: string) =>
  and(eq(companyMember.companyId, companyId), eq(companyMember.customerId, customerId));

async function requireOtherOwner(tx: Transaction, { role, companyId }: MemberRow): Promise<void> {
  if (role !== 'owner') return;
  const [owners] = await tx
    .select({ count: count() })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.role, 'owner')));
  if ((owners?.count ?? 0) > 1) return;
  throw new HttpError(409, [{ key: 'lastOwner', code: 'last_owner' }]);
}

async function findMember(tx: Transaction, companyId: string, customerId: string): Promise<MemberRow> {
  const [found] = await tx.select().from(companyMember).where(isMember(companyId, customerId));
  if (found === undefined) throw notFound();
  return found;
}

/** @throws HttpError 404 for a stranger, 409 when the last owner would be one no more */
export async function changeMember(
  caller: Caller,
  customerId: string,
  values: Pick<MemberRow, 'role' | 'orderLimitMinor' | 'monthlyLimitMinor'>,
): Promise<void> {
  await changeCompany(caller, async (tx, { company: { id } }) => {
    const member = await findMember(tx, id, customerId);
    if (values.role !== 'owner') await requireOtherOwner(tx, member);
    await tx.update(companyMember).set(values).where(isMember(id, customerId));
  });
}

/** @throws HttpError 404 for a stranger, 409 for the last owner */
export async function removeMember(caller: Caller, customerId: string): Promise<void> {
  await changeCompany(caller, async (tx, { company: { id } }) => {
    await requireOtherOwner(tx, await findMember(tx, id, customerId));
    await tx.delete(companyMember).where(isMember(id, customerId));
  });
}

/**
 * A customer whose account is deleted leaves their company.
 * @throws HttpError 409 for the last owner of a company with other members
 */
export async function leaveCompany(tx: Transaction, customerId: string): Promise<void> {
  const [own] = await tx.select().from(companyMember).where(eq(companyMember.customerId, customerId));
  if (own === undefined) return;
  await lockCompany(tx, own.companyId);
  const others = and(eq(companyMember.companyId, own.companyId), ne(companyMember.customerId, customerId));
  const [left] = await tx.select({ count: count() }).from(companyMember).where(others);
  if ((left?.count ?? 0) > 0) await requireOtherOwner(tx, await findMember(tx, own.companyId, customerId));
  await tx.delete(companyMember).where(eq(companyMember.customerId, customerId));
}
