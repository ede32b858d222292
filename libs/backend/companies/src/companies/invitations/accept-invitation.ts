import { and, eq, gt } from 'drizzle-orm';
import {
  type Login,
  confirmEmail,
  createCustomer,
  createLogin,
  findCustomerByEmail,
  hashPassword,
  lockCompany,
  normalizeEmail,
  removePendingRegistrations,
} from '@vyloha/backend-accounts';
import {
  type CustomerContext,
  HttpError,
  type Queryable,
  type RequestContext,
  type Transaction,
  hashToken,
} from '@vyloha/backend-kernel';
import { company, companyMember, customer } from '@vyloha/backend-accounts/tables';
import { companyInvitation } from '../tables';

type InvitationRow = typeof companyInvitation.$inferSelect;

const isAlive = (token: string, now: Date) =>
  and(eq(companyInvitation.tokenHash, hashToken(token)), gt(companyInvitation.expiresAt, now));

export interface OpenInvitation {
  companyName: string;
  email: string;
  role: InvitationRow['role'];
  /** Told only to whoever holds the secret of the mailbox. */
  hasAccount: boolean;
}

/** The invitation that a secret opens; null for a dead one. */
export async function findInvitation(db: Queryable, token: string, now: Date): Promise<OpenInvitation | null> {
  const [found] = await db
    .select({ companyName: company.name, email: companyInvitation.email, role: companyInvitation.role })
    .from(companyInvitation)
    .innerJoin(company, eq(company.id, companyInvitation.companyId))
    .where(isAlive(token, now));
  if (found === undefined) return null;
  return { ...found, hasAccount: (await findCustomerByEmail(db, found.email)) !== null };
}

const deadLinkError = () => new HttpError(422, [{ key: 'invitationDead', code: 'token_dead' }]);

/** Uses the secret up; of two at once the other waits for the company and finds it used. */
async function consumeInvitation(tx: Transaction, token: string, now: Date): Promise<InvitationRow> {
  const [found] = await tx.select().from(companyInvitation).where(isAlive(token, now));
  if (found === undefined) throw deadLinkError();
  await lockCompany(tx, found.companyId);
  const [consumed] = await tx.delete(companyInvitation).where(isAlive(token, now)).returning();
  if (consumed === undefined) throw deadLinkError();
  return consumed;
}

async function join(tx: Transaction, customerId: string, invitation: InvitationRow, now: Date): Promise<void> {
  const { companyId, role, orderLimitMinor, monthlyLimitMinor } = invitation;
  const joined = await tx
    .insert(companyMember)
    .values({ customerId, companyId, role, orderLimitMinor, monthlyLimitMinor, joinedAt: now })
    .onConflictDoNothing()
    .returning({ customerId: companyMember.customerId });
  if (joined.length === 0) throw new HttpError(422, [{ key: 'otherCompany', code: 'other_company' }]);
}

/**
 * The logged-in customer joins the company that invited their mailbox.
 * @throws HttpError 422 for a dead link, one to another mailbox, and for the member of a company
 */
export async function acceptInvitation(
  { db, customerId, now }: Pick<CustomerContext, 'db' | 'customerId' | 'now'>,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invitation = await consumeInvitation(tx, token, now());
    const [own] = await tx.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId));
    if (own === undefined || normalizeEmail(own.email) !== normalizeEmail(invitation.email))
      throw new HttpError(422, [{ key: 'invitationOfOther', code: 'other_mailbox' }]);
    await join(tx, customerId, invitation, now());
  });
}

interface InvitedPerson {
  token: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Of the browser; null where the caller did not tell. */
  userAgent: string | null;
}

/**
 * Makes the account of an invited person, whose mailbox the secret proves, and logs in.
 * @throws HttpError 422 for a dead link, and where the mailbox has an account by now
 */
export async function registerByInvitation(
  ctx: Pick<RequestContext, 'db' | 'now' | 'locale' | 'services'>,
  { token, password, phone, userAgent, ...names }: InvitedPerson,
): Promise<Login> {
  const { db, now } = ctx;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const invitation = await consumeInvitation(tx, token, now());
    const { email } = invitation;
    const customerId = await createCustomer(tx, { ...names, email, passwordHash, phone: phone || null });
    if (customerId === null) throw new HttpError(422, [{ key: 'invitedHasAccount', code: 'has_account' }]);
    await removePendingRegistrations(tx, email);
    await confirmEmail(tx, ctx, customerId);
    await join(tx, customerId, invitation, now());
    return createLogin(tx, ctx, { customerId, userAgent });
  });
}
