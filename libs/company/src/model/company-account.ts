import { toAddressLines, wireAddressEntries } from '@vyloha/contract';
import { moneySchema, optionalMoney } from '@vyloha/money';
import * as v from 'valibot';

export const companyRoles = ['buyer', 'approver', 'owner'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Query key: the member being changed. */
export const changeKey = 'zmenit';

const membership = { role: v.picklist(companyRoles), orderLimit: optionalMoney, monthlyLimit: optionalMoney };
const member = { ...membership, monthlyUsed: v.optional(moneySchema, 0) };

/** Response of `GET /api/v1/user/company`. */
export const companyResponse = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    tin: v.string(),
    vatin: v.nullable(v.string()),
    address: v.object(wireAddressEntries),
    currencyCode: v.string(),
    ...member,
    invoice: v.optional(
      v.nullable(
        v.pipe(
          v.object({
            dueDays: v.number(),
            creditLimit: moneySchema,
            used: moneySchema,
            left: moneySchema,
            overdue: moneySchema,
          }),
          v.transform(({ dueDays, creditLimit, used, left, overdue }) => ({
            dueDays,
            limitMinor: creditLimit,
            usedMinor: used,
            leftMinor: left,
            overdueMinor: overdue,
          })),
        ),
      ),
      null,
    ),
    members: v.array(
      v.object({ id: v.string(), name: v.string(), email: v.string(), isCaller: v.boolean(), ...member }),
    ),
    invitations: v.array(v.object({ id: v.string(), email: v.string(), expiresAt: v.string(), ...membership })),
  }),
  v.transform(({ address, ...company }) => ({ ...company, addressLines: toAddressLines(address) })),
);

/** The customer's company; limits in minor units of its currency, with tax. */
export type CompanyAccount = v.InferOutput<typeof companyResponse>;
/** On what terms it orders by invoice, and how much of its credit is used. */
export type CompanyInvoice = NonNullable<CompanyAccount['invoice']>;
export type CompanyMember = CompanyAccount['members'][number];
