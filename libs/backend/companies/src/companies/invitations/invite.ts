import { randomUUID } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import { normalizeEmail } from '@vyloha/backend-accounts';
import { HttpError, type RequestContext, type Transaction, notFound } from '@vyloha/backend-kernel';
import { companyMember, customer } from '@vyloha/backend-accounts/tables';
import { companyInvitation } from '../tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { changeCompany } from '../members/change-members';

const lifetimeMs = 14 * 24 * 60 * 60 * 1000;
/** Of members and invitations together. */
const maxMembers = 200;

type Invitation = Pick<
  typeof companyInvitation.$inferInsert,
  'email' | 'role' | 'orderLimitMinor' | 'monthlyLimitMinor' | 'callbackUrl' | 'locale'
>;

const isOf = (companyId: string) => eq(companyInvitation.companyId, companyId);
const isTo = (email: string) => eq(sql`lower(${companyInvitation.email})`, email);

async function requireStranger(tx: Transaction, companyId: string, email: string): Promise<void> {
  const [found] = await tx
    .select({ id: customer.id })
    .from(companyMember)
    .innerJoin(customer, eq(customer.id, companyMember.customerId))
    .where(and(eq(companyMember.companyId, companyId), eq(sql`lower(${customer.email})`, email)));
  if (found !== undefined) throw new HttpError(422, [{ key: 'alreadyMember', field: 'email', code: 'member' }]);
}

async function requireRoom(tx: Transaction, companyId: string): Promise<void> {
  const [members] = await tx
    .select({ count: count() })
    .from(companyMember)
    .where(eq(companyMember.companyId, companyId));
  const [invitations] = await tx.select({ count: count() }).from(companyInvitation).where(isOf(companyId));
  if ((members?.count ?? 0) + (invitations?.count ?? 0) < maxMembers) return;
  throw new HttpError(422, [{ key: 'companyFull', values: { limit: maxMembers }, code: 'full' }]);
}

/**
 * Invites the owner of a mailbox to the caller's company, whether or not they have an account: only they learn that.
 * Another invitation takes the place of the one before, whose link is dead then.
 * @throws HttpError 422 for a member, and when the company is full
 */
export async function invite(
  ctx: Pick<RequestContext, 'db' | 'customerId' | 'now'>,
  invitation: Invitation,
): Promise<string> {
  const id = `ci-${randomUUID()}`;
  const email = normalizeEmail(invitation.email);
  const at = ctx.now();
  await changeCompany(ctx, async (tx, { company: { id: companyId } }) => {
    await requireStranger(tx, companyId, email);
    await tx.delete(companyInvitation).where(and(isOf(companyId), isTo(email)));
    await requireRoom(tx, companyId);
    const expiresAt = new Date(at.getTime() + lifetimeMs);
    await tx.insert(companyInvitation).values({ ...invitation, id, companyId, expiresAt, createdAt: at });
    const mail = { kind: 'companyInvitation', subjectType: 'invitation', subjectId: id, recipient: invitation.email };
    await tx.insert(outboxMail).values({ ...mail, enqueuedAt: at, runAfter: at });
  });
  return id;
}

/** @throws HttpError 404 for one of another company */
export async function withdrawInvitation(ctx: Pick<RequestContext, 'db' | 'customerId'>, id: string): Promise<void> {
  await changeCompany(ctx, async (tx, { company: { id: companyId } }) => {
    const removed = await tx
      .delete(companyInvitation)
      .where(and(isOf(companyId), eq(companyInvitation.id, id)))
      .returning({ id: companyInvitation.id });
    if (removed.length === 0) throw notFound();
  });
}
