import * as v from 'valibot';
import type { CompanyRole } from '@vyloha/backend-accounts/testing';
import type { Database } from '@vyloha/backend-kernel';
import { company, companyMember, customer } from '@vyloha/backend-accounts/tables';
import { cart } from '@vyloha/backend-cart/tables';
import { approvalRequest } from '@vyloha/backend-companies/tables';
import { placeInput } from '@vyloha/backend-orders';
import { anOrderRow } from './order-rows';
import { createPlaceBody } from './place-body';

export const companyId = 'c-zahrady';

interface Member {
  customerId: string;
  role: CompanyRole;
  orderLimitMinor?: number;
  monthlyLimitMinor?: number;
}

/** A company with business prices and these members, who are customers of the fixture or get an account like theirs. */
export async function insertCompany(
  db: Database,
  members: readonly Member[],
  changes: Partial<typeof company.$inferInsert> = {},
): Promise<void> {
  await db.insert(company).values({
    id: companyId,
    name: 'Zahrady Dvořák s.r.o.',
    tin: '27074358',
    vatin: 'CZ27074358',
    address: { street: 'Průmyslová 8', city: 'Olomouc', postcode: '779 00', countryCode: 'CZE' },
    priceList: 'b2b',
    groups: ['business'],
    currency: 'CZK',
    ...changes,
  });
  const companyOf = changes.id ?? companyId;
  const [known] = await db.select().from(customer).limit(1);
  const accounts = members.map(({ customerId: id }) => ({
    id,
    email: `${id.replace(/^u-/, '')}@example.com`,
    passwordHash: known?.passwordHash ?? '',
    firstName: 'Eva',
    lastName: 'Malá',
    groups: ['customers'],
  }));
  await db.insert(customer).values(accounts).onConflictDoNothing();
  const joinedAt = new Date(0);
  await db.insert(companyMember).values(members.map((member) => ({ ...member, companyId: companyOf, joinedAt })));
}

/** Ids of things of a company. */
export type CompanyName = 'member' | 'invitation' | 'approval';

/** A company of a customer of the fixture, by their e-mail, with a buyer whose order waits. */
export async function insertOwnCompany(db: Database, email: string): Promise<{ member: string; approval: string }> {
  const id = email.replace('@example.com', '');
  const buyer = `u-kolega-${id}`;
  const members = [
    { customerId: `u-${id}`, role: 'owner' },
    { customerId: buyer, role: 'buyer' },
  ] as const;
  await insertCompany(db, members, { id: `c-${id}` });
  const cartId = `cart-${buyer}`;
  await db.insert(cart).values({ id: cartId, customerId: buyer, status: 'waiting' });
  await db.insert(approvalRequest).values({
    id: `ar-${id}`,
    companyId: `c-${id}`,
    customerId: buyer,
    cartId,
    status: 'waiting',
    locale: 'cs',
    input: v.parse(placeInput, createPlaceBody()),
    draft: { order: anOrderRow(), items: [], discounts: [] },
    totalMinor: 100_000,
    currency: 'CZK',
    createdAt: new Date(0),
  });
  return { member: buyer, approval: `ar-${id}` };
}

/** Body of a call that invites a stranger. */
export const anInvitation = { email: 'nina@example.com', role: 'buyer', callbackUrl: 'http://localhost:3000/' };

/** Ids of a company that is not there. */
export const noCompany: Record<CompanyName, string> = { member: 'u-none', invitation: 'ci-none', approval: 'ar-none' };

const url = '/store/api/v1/user/company';

/** Calls of the routes that take the id of something of a company. */
export const companyCalls: Record<string, (names: Record<CompanyName, string>) => { url: string; body?: object }> = {
  [`PATCH ${url}/members/:id`]: ({ member }) => ({ url: `${url}/members/${member}`, body: { role: 'owner' } }),
  [`DELETE ${url}/members/:id`]: ({ member }) => ({ url: `${url}/members/${member}` }),
  [`GET ${url}/approvals/:id`]: ({ approval }) => ({ url: `${url}/approvals/${approval}` }),
  [`POST ${url}/approvals/:id/approve`]: ({ approval }) => ({
    url: `${url}/approvals/${approval}/approve`,
    body: { total: 1_000 },
  }),
  [`POST ${url}/approvals/:id/reject`]: ({ approval }) => ({
    url: `${url}/approvals/${approval}/reject`,
    body: { reason: 'Ne' },
  }),
  [`POST ${url}/approvals/:id/cancel`]: ({ approval }) => ({ url: `${url}/approvals/${approval}/cancel`, body: {} }),
  [`DELETE ${url}/invitations/:id`]: ({ invitation }) => ({ url: `${url}/invitations/${invitation}` }),
};
