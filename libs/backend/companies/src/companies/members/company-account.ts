import { fromMinor } from '@vyloha/money';
import { toWireAddress, wireAddressEntries } from '@vyloha/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { companyMember, customer } from '@vyloha/backend-accounts/tables';
import { loadMonthlyUse } from '../approvals/buyer-limits';
import { companyInvitation } from '../tables';
import { type RequestContext, namedSchema } from '@vyloha/backend-kernel';
import { loadCompanyCredit } from '@vyloha/backend-orders';
import { type Membership, companyRoles, isAllowed, toInvoiceTerms } from '@vyloha/backend-accounts';

const role = v.picklist(companyRoles);
/** Of one order, and of those of a month together; in units of the company's currency, with tax; null without a limit. */
const limits = { orderLimit: v.nullable(v.number()), monthlyLimit: v.nullable(v.number()) };
/** What a member has ordered for the company this month. */
const monthlyUsed = v.number();

/** The caller's company. Its members and invitations are listed for those who manage them. */
export const companyAccountSchema = namedSchema(
  'CompanyAccount',
  v.object({
    id: v.string(),
    name: v.string(),
    tin: v.string(),
    vatin: v.nullable(v.string()),
    address: v.object(wireAddressEntries),
    currencyCode: v.string(),
    /** Of the caller, as the limits are. */
    role,
    ...limits,
    monthlyUsed,
    /** On what terms it orders by invoice, and how much of its credit is used; null where it does not. */
    invoice: v.nullable(
      v.object({
        dueDays: v.number(),
        /** In units of its currency, with tax, as the others. */
        creditLimit: v.number(),
        used: v.number(),
        left: v.number(),
        overdue: v.number(),
      }),
    ),
    /** Names of those who decide about orders above a limit. */
    approvers: v.array(v.string()),
    members: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        email: v.string(),
        isCaller: v.boolean(),
        role,
        ...limits,
        monthlyUsed,
      }),
    ),
    invitations: v.array(v.object({ id: v.string(), email: v.string(), role, ...limits, expiresAt: v.string() })),
  }),
);

type MemberRow = Membership['member'];
type WireAccount = v.InferOutput<typeof companyAccountSchema>;

const toLimit = (minor: number | null) => (minor === null ? null : fromMinor(minor));

const toLimits = ({
  orderLimitMinor,
  monthlyLimitMinor,
}: Pick<MemberRow, 'orderLimitMinor' | 'monthlyLimitMinor'>) => ({
  orderLimit: toLimit(orderLimitMinor),
  monthlyLimit: toLimit(monthlyLimitMinor),
});

async function listMembers(
  { db, customerId, now }: Pick<RequestContext, 'db' | 'customerId' | 'now'>,
  company: Membership['company'],
) {
  const rows = await db
    .select({ member: companyMember, customer })
    .from(companyMember)
    .innerJoin(customer, eq(customer.id, companyMember.customerId))
    .where(eq(companyMember.companyId, company.id))
    .orderBy(asc(companyMember.joinedAt), asc(companyMember.customerId));
  const customerIds = rows.map((row) => row.customer.id);
  const used = await loadMonthlyUse(db, { company, customerIds, at: now() });
  return rows.map(({ member, customer: { id, email, firstName, lastName } }) => ({
    id,
    name: `${firstName} ${lastName}`.trim() || email,
    email,
    isCaller: id === customerId,
    role: member.role,
    ...toLimits(member),
    monthlyUsed: fromMinor(used.get(id) ?? 0),
  }));
}

async function listInvitations({ db, now }: Pick<RequestContext, 'db' | 'now'>, companyId: string) {
  const rows = await db
    .select()
    .from(companyInvitation)
    .where(and(eq(companyInvitation.companyId, companyId), gt(companyInvitation.expiresAt, now())))
    .orderBy(asc(companyInvitation.createdAt), asc(companyInvitation.id));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    ...toLimits(row),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

async function toInvoiceAccount(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  company: Membership['company'],
): Promise<WireAccount['invoice']> {
  const terms = toInvoiceTerms(company);
  if (terms === null) return null;
  const { usedMinor, leftMinor, overdueMinor } = await loadCompanyCredit(db, terms, now());
  return {
    dueDays: terms.dueDays,
    creditLimit: fromMinor(terms.creditLimitMinor),
    used: fromMinor(usedMinor),
    left: fromMinor(leftMinor),
    overdue: fromMinor(overdueMinor),
  };
}

export async function toCompanyAccount(ctx: RequestContext, { company, member }: Membership): Promise<WireAccount> {
  const { id, name, tin, vatin, address, currency } = company;
  const members = await listMembers(ctx, company);
  const isManager = isAllowed(member.role, 'manageMembers');
  return {
    id,
    name,
    tin,
    vatin,
    currencyCode: currency,
    address: toWireAddress(address),
    role: member.role,
    ...toLimits(member),
    monthlyUsed: members.find((one) => one.isCaller)?.monthlyUsed ?? 0,
    invoice: await toInvoiceAccount(ctx, company),
    approvers: members.filter((one) => isAllowed(one.role, 'decideApproval')).map((one) => one.name),
    members: isManager ? members : [],
    invitations: isManager ? await listInvitations(ctx, id) : [],
  };
}
